import { Store } from 'lucide-react'
import type { FeaturePalette } from '#client/navigation/feature-palette.ts'
import { wordsOf } from '#platform/words.ts'
import { paletteMessages } from './i18n/index.ts'

const words = wordsOf(paletteMessages)

export const palette: FeaturePalette = {
  actions: [
    { ...words.connect, Icon: Store, to: '/integrations?provider=choose', position: 105, needsManager: true },
  ],
  screenWords: { '/integrations': words.integrations },
}
