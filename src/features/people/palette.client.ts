import { UserRoundPlus } from 'lucide-react'
import type { FeaturePalette } from '#client/navigation/feature-palette.ts'
import { wordsOf } from '#platform/words.ts'
import { paletteMessages } from './i18n/index.ts'

const words = wordsOf(paletteMessages)

export const palette: FeaturePalette = {
  actions: [
    {
      ...words.invite,
      Icon: UserRoundPlus,
      to: '/settings?section=people&invite=1',
      position: 90,
      needsManager: true,
    },
  ],
}
