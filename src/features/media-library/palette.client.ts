import { ImagePlus } from 'lucide-react'
import type { FeaturePalette } from '#client/navigation/feature-palette.ts'
import { wordsOf } from '#platform/words.ts'
import { paletteMessages } from './i18n/index.ts'

const words = wordsOf(paletteMessages)

export const palette: FeaturePalette = {
  actions: [{ ...words.upload, Icon: ImagePlus, to: '/media', position: 45 }],
  screenWords: { '/media': words.media },
}
