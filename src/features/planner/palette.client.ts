import { CalendarPlus, CalendarRange } from 'lucide-react'
import type { FeaturePalette } from '#client/navigation/feature-palette.ts'
import { wordsOf } from '#platform/words.ts'
import { paletteMessages } from './i18n/index.ts'

const words = wordsOf(paletteMessages)

export const palette: FeaturePalette = {
  actions: [{ ...words.create, Icon: CalendarPlus, to: '/ai-planner', position: 40 }],
  screens: [{ path: '/ai-planner', Icon: CalendarRange, position: 55 }],
  screenWords: { '/ai-planner': words.planner },
}
