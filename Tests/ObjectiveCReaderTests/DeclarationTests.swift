import Testing

@Suite struct DeclarationTests {
    @Test func classes() {
        #expect(
            lines(
                """
                @class A, B;
                @protocol P;
                NS_ASSUME_NONNULL_BEGIN
                API_AVAILABLE(ios(13))
                @interface X : UIView <P, Q> {
                @private
                    IBOutlet UILabel *_label;
                    int a, b;
                }
                @property (nonatomic, weak) IBOutlet UITableView *tableView;
                @property (nonatomic, strong, nullable) IBOutletCollection(UIButton) NSArray *buttons;
                @property (class, readonly) NSString *identifier API_DEPRECATED("x", ios(2, 3));
                @property (copy) void (^done)(BOOL ok);
                @property NSArray<Foo *> *foos, *more;
                - (IBAction)tap:(id)sender;
                + (nullable NSString *)name NS_SWIFT_NAME(other());
                - (instancetype)init NS_UNAVAILABLE;
                @end
                @interface X () <R>
                @end
                @interface X (Cat)
                - (void)a:(int)b with:(Foo *)c;
                @end
                @protocol S <T>
                @optional
                - (void)go;
                @end
                @interface G<__covariant O> : NSObject
                @end
                NS_ASSUME_NONNULL_END
                """, path: "A.h") == [
                    "class X: UIView, P, Q", "  outlet var _label: UILabel", "  var a: int", "  var b: int",
                    "  outlet weak var tableView: UITableView", "  outlets var buttons: [UIButton]",
                    "  static var identifier: NSString", "  var done: (BOOL) -> void", "  var foos: [Foo]",
                    "  var more: [Foo]", "  action func tap(_ sender: id) [tap:]",
                    "  static func name() -> NSString [name]", "  func init() -> Self [init]",
                    "extension X: R", "extension X", "  func a(_ b: int, with c: Foo) [a:with:]",
                    "protocol S: T", "  func go() [go]", "class G: NSObject",
                ])
    }

    @Test func implementations() {
        #expect(
            lines(
                """
                @implementation X
                @synthesize a = _a;
                static NSString *const kA = @"a";
                + (NSString *)reuseIdentifier { return @"X"; }
                static void help(int a) { b(a); }
                - (void)f:(NSString *)a g:(id)b; { }
                @end
                @implementation X (Cat)
                @end
                """) == [
                    "extension X", "  static func reuseIdentifier() -> NSString [reuseIdentifier]",
                    "    return \"X\"", "  func f(_ a: NSString, g b: id) [f:g:]", "extension X",
                    "func help(_ a: int)", "  b(a)", "fileprivate let kA: NSString = \"a\"",
                ])
    }

    @Test func constants() {
        #expect(
            lines(
                """
                #define kCellId @"Cell" // it's
                #define kOther kCellId
                #define kMax(a, b) a
                #define EMPTY
                #define LOOP for (;;)
                #define LONG @"a" \\
                    @"b"
                static NSString *const A = @"a";
                NSString * const B = @"b";
                const NSString *C = @"c";
                extern NSString *const D;
                FOUNDATION_EXPORT NSString *const E;
                static NSString const *F = @"f";
                MY_EXPORT NSString * const G;
                NSString *H NS_SWIFT_NAME(h) = @"h";
                void proto(int a);
                """) == [
                    "func kMax(_ a: id, _ b: id)", "  return a",
                    "let kCellId = \"Cell\"", "let kOther = kCellId", "let LONG = \"ab\"",
                    "fileprivate let A: NSString = \"a\"", "let B: NSString = \"b\"",
                    "let C: NSString = \"c\"",
                    "fileprivate let F: NSString = \"f\"", "var H: NSString = \"h\"",
                ])
    }

    @Test func enumerations() {
        #expect(
            lines(
                """
                typedef NS_ENUM(NSInteger, Kind) { KindA, KindB = 3, KindC NS_SWIFT_NAME(c) = 1 << 2 };
                typedef enum { OneA, OneB } One;
                typedef enum Two : NSUInteger { TwoA } Two;
                NS_OPTIONS(NSUInteger, Flags) { FlagA };
                typedef NSString *Name NS_TYPED_ENUM;
                typedef void (^Done)(id x);
                typedef struct { int a; } Point;
                """) == [
                    "enum Kind", "  case KindA", "  case KindB = 3.0", "  case KindC = (1.0 << 2.0)",
                    "enum One",
                    "  case OneA", "  case OneB", "enum Two", "  case TwoA", "enum Flags", "  case FlagA",
                    "typealias Name = NSString", "typealias Done = (id) -> void",
                ])
    }

    @Test func scopesOfCPlusPlus() {
        #expect(
            lines(
                """
                #ifdef __cplusplus
                extern "C" {
                #endif
                namespace a {
                class Foo : public Bar { int x; void f() const { [a b]; } };
                void Foo::g(int y) { h(); }
                }
                #ifdef __cplusplus
                }
                #endif
                """, path: "A.mm") == ["func f()", "  a.b()", "func g(_ y: int)", "  h()"])
    }
}
