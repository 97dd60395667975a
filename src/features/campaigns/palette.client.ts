import { PenLine, Send, WandSparkles } from 'lucide-react'
import type { FeaturePalette } from '#client/navigation/feature-palette.ts'
import { wordsOf } from '#platform/words.ts'
import { paletteMessages } from './i18n/index.ts'

const words = wordsOf(paletteMessages)

export const palette: FeaturePalette = {
  actions: [
    { ...words.generate, Icon: WandSparkles, to: '/campaigns?new=ai', position: 20 },
    { ...words.add, Icon: PenLine, to: '/campaigns?new=1', position: 30 },
  ],
  screens: [{ path: '/ready-to-post', Icon: Send, position: 75 }],
  screenWords: { '/campaigns': words.campaigns, '/ready-to-post': words.readyToPost },
  shortcuts: [
    { keys: ['Mod', 'Enter'], label: words.save },
    { keys: ['Mod', 'Z'], label: words.undo },
  ],
}
