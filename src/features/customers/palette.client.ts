import { Upload, UserPlus } from 'lucide-react'
import type { FeaturePalette } from '#client/navigation/feature-palette.ts'
import { wordsOf } from '#platform/words.ts'
import { paletteMessages } from './i18n/index.ts'

const words = wordsOf(paletteMessages)

export const palette: FeaturePalette = {
  actions: [
    { ...words.add, Icon: UserPlus, to: '/customers?new=1', position: 50 },
    { ...words.import, Icon: Upload, to: '/customers?new=import', position: 110 },
  ],
  screenWords: { '/customers': words.customers },
}
