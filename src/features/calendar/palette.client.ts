import type { FeaturePalette } from '#client/navigation/feature-palette.ts'
import { wordsOf } from '#platform/words.ts'
import { paletteMessages } from './i18n/index.ts'

const words = wordsOf(paletteMessages)

export const palette: FeaturePalette = {
  screenWords: { '/calendar': words.calendar },
  shortcuts: [
    { keys: ['←', '↑', '→', '↓'], label: words.walk },
    { keys: ['Mod', 'Z'], label: words.undo },
  ],
}
