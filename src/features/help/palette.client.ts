import { CircleHelp } from 'lucide-react'
import type { FeaturePalette } from '#client/navigation/feature-palette.ts'
import { wordsOf } from '#platform/words.ts'
import { paletteMessages } from './i18n/index.ts'

const words = wordsOf(paletteMessages)

export const palette: FeaturePalette = {
  screens: [{ path: '/help', Icon: CircleHelp, position: 120 }],
  screenWords: { '/help': words.help },
}
