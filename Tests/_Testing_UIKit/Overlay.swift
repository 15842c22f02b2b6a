// The overlay that importing Testing and UIKit together asks for. It adds nothing.
