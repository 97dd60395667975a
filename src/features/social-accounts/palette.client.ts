import { Share2 } from 'lucide-react'
import type { FeaturePalette } from '#client/navigation/feature-palette.ts'
import { wordsOf } from '#platform/words.ts'
import { paletteMessages } from './i18n/index.ts'

const words = wordsOf(paletteMessages)

export const palette: FeaturePalette = {
  actions: [
    { ...words.connect, Icon: Share2, to: '/settings?section=channels', position: 80, needsManager: true },
  ],
}
