import UIKit

class PlaylistController: UITableViewController {

    struct Track {
        let title: String
        let isAdvert: Bool
    }

    var albums: [[Track]] = [
        [Track(title: "Overture", isAdvert: false), Track(title: "A word from our sponsor", isAdvert: true)],
        [Track(title: "Nocturne", isAdvert: false)]
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "TrackCell", bundle: nil), forCellReuseIdentifier: "track")
        tableView.register(AdvertCell.self, forCellReuseIdentifier: "advert")
        tableView.register(
            UINib(nibName: "AlbumHeaderView", bundle: nil),
            forHeaderFooterViewReuseIdentifier: "AlbumHeaderView")
        tableView.register(
            UINib(nibName: "AlbumFooterView", bundle: nil),
            forHeaderFooterViewReuseIdentifier: "AlbumFooterView")
    }

    /// The server names the cell that a guest's playlist is shown in.
    func install(_ answer: GuestAnswer) {
        tableView.register(TrackCell.self, forCellReuseIdentifier: answer.cellIdentifier)
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        albums.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        albums[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let track = albums[indexPath.section][indexPath.row]
        if track.isAdvert {
            let cell = tableView.dequeueReusableCell(withIdentifier: "advert", for: indexPath) as! AdvertCell
            cell.show(track.title)
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath) as! TrackCell
        cell.titleLabel.text = track.title
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "AlbumHeaderView") as? AlbumHeaderView
        header?.titleLabel.text = "Album \(section + 1)"
        return header
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let footer = tableView.dequeueReusableHeaderFooterView(withIdentifier: "AlbumFooterView") as? AlbumFooterView
        footer?.lengthLabel.text = "\(albums[section].count) tracks"
        return footer
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        40
    }

    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        24
    }
}
