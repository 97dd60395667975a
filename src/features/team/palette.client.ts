import { CircleCheckBig, ClipboardList } from 'lucide-react'
import type { FeaturePalette } from '#client/navigation/feature-palette.ts'
import { wordsOf } from '#platform/words.ts'
import { paletteMessages } from './i18n/index.ts'

const words = wordsOf(paletteMessages)

export const palette: FeaturePalette = {
  actions: [{ ...words.assign, Icon: ClipboardList, to: '/team?new=1', position: 70 }],
  screens: [{ path: '/approvals', Icon: CircleCheckBig, position: 95 }],
  screenWords: { '/team': words.team, '/approvals': words.approvals },
}
