let names = ["ShelfHeaderView", "SummerFooterView"]
