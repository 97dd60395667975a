import { HelpPage } from '#features/help/index.client.ts'
import { helpLibrary } from '../help-library.ts'
import { useScreenName } from '../navigation.ts'

export const HelpScreen = () => <HelpPage library={helpLibrary} nameOf={useScreenName()} />
