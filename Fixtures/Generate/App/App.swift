import Foundation
import UIKit

// What an app would declare beside the generated files: controllers, views and enums.

class OrdersController: UIViewController {}
class SettingsController: UIViewController {
    enum Section: Int { case account, display, about }
}
class AlbumController: UIViewController {
    enum Part: Int { case cover, photos, comments }
}
class InboxController: UIViewController {}
class DashboardController: UIViewController {}
class CompareController: UIViewController {}
class FeedController: UIViewController {}
class TimelineController: UIViewController {}
class ChatController: UIViewController {}
class ShelfController: UIViewController {}
class StripController: UIViewController {}
class ProfileController: UIViewController {}
class MenuController: UIViewController {}
class BundleController: UIViewController {}
class BannerController: UIViewController {}
package class SecondController: UIViewController {}
package class FirstController: UIViewController {}
class GuideController: UIViewController {
    enum Shape { case round, square }
}
class PlainController: UIViewController {}
class BoardController: UIViewController {}
class SkinController: UIViewController {
    enum Part: Int { case top, rest }
}
class ShopController: UIViewController {}
class TrackController: UIViewController {
    enum Section: Int, Sendable { case all }
}
class MarketController: UIViewController {
    enum Shelf: Int, Sendable { case fresh, dry }
}
class QueueController: UIViewController {}
class SwatchController: UIViewController {}
class FriendsController: UIViewController {}
class RowsController: UIViewController {}
class StoreController: UIViewController {
    enum Aisle: Int, Sendable { case fruit, bread, exit }
}
class WidgetsController: UIViewController {}
class PagesController: UIViewController {
    enum Page: Int {
        case news = 10
        case mail = 20
        case empty = -30
    }
}
class GridController: UIViewController {}
class StreamsController: UIViewController {}
class MirrorController: UIViewController {}
class BlankController: UIViewController {}
class GapsController: UIViewController {}
class RowGapsController: UIViewController {}
class КаталогController: UIViewController {}
public class PublicController: UIViewController {}
class `default`: UIViewController {}
enum Checkout {
    class PaymentController: UIViewController {}
}
enum Guide {
    enum Mode: String, CaseIterable { case beginner = "BeginnerHeader", expert = "ExpertHeader" }
}
enum Track {
    nonisolated struct ID2: Hashable, Sendable {}
}
enum Feed {
    class Footer: UICollectionReusableView {}
}
enum Outer {
    class `default`: UICollectionReusableView {}
}
enum Bundles {
    static let shared = Bundle.main
}
extension Bundle {
    static var module: Bundle { main }
}

class BarCell: UICollectionViewCell {}
class TileCell: UICollectionViewCell {}
class CoverCell: UICollectionViewCell {}
class PhotoCell: UICollectionViewCell {}
class VideoCell: UICollectionViewCell {}
class CommentCell: UICollectionViewCell {}
class MessageCell: UICollectionViewCell {}
class SideCell: UICollectionViewCell {}
class CardCell: UICollectionViewCell {}
class CellOfSelf: UICollectionViewCell {}
class CellOfRaw: UICollectionViewCell {}
class CellOfDigit: UICollectionViewCell {}
class ЯчейкаТовара: UICollectionViewCell {}
class RocketCell: UICollectionViewCell {}
class CafeCell: UICollectionViewCell {}
class RightCell: UICollectionViewCell {}
class DottedCell: UICollectionViewCell {}
class FeedCell: UICollectionViewCell {}
class EventCell: UICollectionViewCell {}
class BubbleCell: UICollectionViewCell {}
class BookCell: UICollectionViewCell {}
class StripCell: UICollectionViewCell {}
class FriendCell: UICollectionViewCell {}
class ModuleCell: UICollectionViewCell {}
class MainCell: UICollectionViewCell {}
class ClassCell: UICollectionViewCell {}
class PathCell: UICollectionViewCell {}
class BannerCell: UICollectionViewCell {}
class RoundCell: UICollectionViewCell {}
class SquareCell: UICollectionViewCell {}
class ProductCell: UICollectionViewCell {}
class TrackCell: UICollectionViewCell {}
class PauseCell: UICollectionViewCell {}
class PersonCell: UICollectionViewCell {}
class FruitCell: UICollectionViewCell {}
class BreadCell: UICollectionViewCell {}
class NewsCell: UICollectionViewCell {}
class MailCell: UICollectionViewCell {}
class `for`: UICollectionViewCell {}
class `while`: UICollectionViewCell {}
class AlbumHeader: UICollectionReusableView {}
class InboxHeader: UICollectionReusableView {}
class InboxFooter: UICollectionReusableView {}
class BadgeView: UICollectionReusableView {}
class ChartsHeader: UICollectionReusableView {}
class ListsHeader: UICollectionReusableView {}
class ListsFooter: UICollectionReusableView {}
class SideHeader: UICollectionReusableView {}
class HeadOfInit: UICollectionReusableView {}
class HeadOfType: UICollectionReusableView {}
class HeadOfNone: UICollectionReusableView {}
class HeadOfAll: UICollectionReusableView {}
class ШапкаView: UICollectionReusableView {}
class FeedHeader: UICollectionReusableView {}
class TimelineEdge: UICollectionReusableView {}
class ShelfBackground: UICollectionReusableView {}
class ShelfEdge: UICollectionReusableView {}
class StripStart: UICollectionReusableView {}
class StripEnd: UICollectionReusableView {}
class ProfileHeader: UICollectionReusableView {}
class MenuHeader: UICollectionReusableView {}
class BeginnerHeader: UICollectionReusableView {}
class ExpertHeader: UICollectionReusableView {}
class RedTop: UICollectionReusableView {}
class BlueTop: UICollectionReusableView {}
class RedRest: UICollectionReusableView {}
class BlueRest: UICollectionReusableView {}
class SummerHeader: UICollectionReusableView {}
class WinterHeader: UICollectionReusableView {}
class TrackHeader: UICollectionReusableView {}
class TrackFooter: UICollectionReusableView {}
class AisleHeader: UICollectionReusableView {}
class BreadHeader: UICollectionReusableView {}
class NewsHeader: UICollectionReusableView {}
class MailFooter: UICollectionReusableView {}
class GridHeader: UICollectionReusableView {}
class OrderCell: UITableViewCell {}
class OrderTotalCell: UITableViewCell {}
class SettingCell: UITableViewCell {}
class LogRow: UITableViewCell {}
class TextLine: UITableViewCell {}
class ImageLine: UITableViewCell {}
class OneRow: UITableViewCell {}
class TwoRow: UITableViewCell {}
class OrdersHeader: UITableViewHeaderFooterView {}
class SettingsHeader: UITableViewHeaderFooterView {}
class AboutHeader: UITableViewHeaderFooterView {}
class SettingsLegend: UITableViewHeaderFooterView {}
class DoneHead: UITableViewHeaderFooterView {}
class BigHeading: UITableViewHeaderFooterView {}
class SmallHeading: UITableViewHeaderFooterView {}
class RowsHeader: UITableViewHeaderFooterView {}
package class SecondCell: UICollectionViewCell {}
public class PublicCell: UICollectionViewCell {}
public class PublicHeader: UICollectionReusableView {}
class casecontroller: UIViewController {}
class CellA: UICollectionViewCell {}
class PlaylistController: UIViewController {}
enum Playlist {
    enum Section: Int, Sendable { case songs, albums }
}
class ShowcaseController: UIViewController {}
class SceneController: UIViewController {}
class ReaderController: UIViewController {
    enum Chapter: Int, Sendable { case first, rest }
}
class ChoiceOnlyController: UIViewController {}
class StudioController: UIViewController {
    enum Wall: Int { case left, right, door }
}
class PairController: UIViewController {
    enum Half: Int { case upper, lower }
}
class DeskController: UIViewController {}
class LoftController: UIViewController {
    enum Beam: Int, Sendable { case low, high }
}
class ScalesController: UIViewController {
    enum Pan: Int { case left, right, none }
}
class TowerController: UIViewController {
    enum Floor: Int { case top, middle, cellar }
}
class SpanController: UIViewController {}
class PanelController: UIViewController {}
class CourseController: UIViewController {
    enum Course: Int { case starter, main, dessert }
}
class PinnedController: UIViewController {}
class BuffetController: UIViewController {
    enum Table: String, Sendable { case hot, cold }
}
enum BinSection: Int { case full, empty }
class BinController<Content>: UIViewController {}
class HarborController: UIViewController {
    enum Pier: Int { case north, south }
}
class TwinsController: UIViewController {}
class ProseCell: UICollectionViewCell {}
class PlateCell: UICollectionViewCell {}
class ThinLeftCell: UICollectionViewCell {}
class WideLeftCell: UICollectionViewCell {}
class ThinRightCell: UICollectionViewCell {}
class WideRightCell: UICollectionViewCell {}
class RedPaperCell: UICollectionViewCell {}
class BluePaperCell: UICollectionViewCell {}
class DoorCell: UICollectionViewCell {}
class OpenDrawerCell: UICollectionViewCell {}
class ShutDrawerCell: UICollectionViewCell {}
class AtticCell: UICollectionViewCell {}
class LoftCell: UICollectionViewCell {}
class WeightCell: UICollectionViewCell {}
class GoodsCell: UICollectionViewCell {}
class PanelCell: UICollectionViewCell {}
class BinCell: UICollectionViewCell {}
class BoatCell: UICollectionViewCell {}
class LatinCell: UICollectionViewCell {}
class CyrillicCell: UICollectionViewCell {}
class SomeCell: UICollectionViewCell {}
class HashCell: UICollectionViewCell {}
class RawCell: UICollectionViewCell {}
class AllCell: UICollectionViewCell {}
class SpacesCell: UICollectionViewCell {}
class QuotedCell: UICollectionViewCell {}
class LongCell: UICollectionViewCell {}
class CalmHeader: UICollectionReusableView {}
class LoudHeader: UICollectionReusableView {}
class FirstFooter: UICollectionReusableView {}
class RestFooter: UICollectionReusableView {}
class PlainTop: UICollectionReusableView {}
class FancyTop: UICollectionReusableView {}
class DeskFooter: UICollectionReusableView {}
class LowHeader: UICollectionReusableView {}
class HighHeader: UICollectionReusableView {}
class LeftPanHeader: UICollectionReusableView {}
class RightPanHeader: UICollectionReusableView {}
class PanelHeader: UICollectionReusableView {}
class CourseHeader: UICollectionReusableView {}
class CourseFooter: UICollectionReusableView {}
class FullBin: UICollectionReusableView {}
class NorthHeader: UICollectionReusableView {}
class SouthHeader: UICollectionReusableView {}
class RedRow: UITableViewCell {}
class BlueRow: UITableViewCell {}
class SoftRow: UITableViewCell {}
class HardRow: UITableViewCell {}
class RoomRow: UITableViewCell {}
class StairsRow: UITableViewCell {}
class PanelRow: UITableViewCell {}
class TopFloorHeader: UITableViewHeaderFooterView {}
class MiddleFloorHeader: UITableViewHeaderFooterView {}
class PanelHeading: UITableViewHeaderFooterView {}

// choose-like-registrations
class PorchController: UIViewController {}
class PorchHead: UICollectionReusableView {}
class PorchFancyHead: UICollectionReusableView {}

// generic-nested-controllers
class Depot<Load> {
    class BayController: UIViewController {
        enum Bay: Int { case full, empty }
    }
}
enum Yard {
    class GateController<Load>: UIViewController {}
}
class GateHeader: UICollectionReusableView {}

// sections-like-parameters
class EchoController: UIViewController {
    enum Echo: Int { case kind, section, collectionView, indexPath }
}

// hidden-items
class HiddenController: UIViewController {
    enum Stock: Int { case some, none, gone }
    enum Line: Int { case first, last }
}
class FaqController: UIViewController {}
class QuestionsController: UIViewController {
    enum Section: Int { case open, done }
}
class JarCell: UICollectionViewCell {}
class PlumCafé: UIViewController {}
class CellarController: UIViewController {}
class AtticController: UIViewController {}
