/// View descriptions for tests, as small as they can be.
enum SampleText {
    static let header = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <collectionReusableView id="root" reuseIdentifier="HeaderView" customClass="HeaderView"/>
            </objects>
        </document>

        """

    static let conflict = """
        <?xml version="1.0" encoding="UTF-8"?>
        <<<<<<< ours
        <document/>
        =======
        <document />
        >>>>>>> theirs

        """

    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes>
                <scene sceneID="s1">
                    <objects>
                        <viewController id="vc" customClass="GardenController" customModule="Garden" sceneMemberID="viewController">
                            <view key="view" id="v">
                                <subviews>
                                    <collectionView id="cv">
                                        <collectionViewFlowLayout key="collectionViewLayout" id="l"/>
                                        <cells><collectionViewCell id="c" reuseIdentifier="Seed"/></cells>
                                    </collectionView>
                                    <tableView id="tv"/>
                                </subviews>
                            </view>
                            <connections>
                                <outlet property="beds" destination="cv" id="o1"/>
                                <outlet property="tasks" destination="tv" id="o2"/>
                            </connections>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
}
