import { ImageUp } from 'lucide-react'
import type { FeaturePalette } from '#client/navigation/feature-palette.ts'
import { wordsOf } from '#platform/words.ts'
import { paletteMessages } from './i18n/index.ts'

const words = wordsOf(paletteMessages)

export const palette: FeaturePalette = {
  actions: [
    { ...words.logo, Icon: ImageUp, to: '/brand-studio?tab=assets', position: 100, needsManager: true },
  ],
  screenWords: { '/brand-studio': words.studio },
}
