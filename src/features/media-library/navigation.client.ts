import { Images } from 'lucide-react'
import type { FeatureNavigation } from '#client/navigation/feature-screens.ts'
import { screenNames } from './i18n/index.ts'

export const navigation: FeatureNavigation = {
  names: screenNames,
  entries: [{ path: '/media', Icon: Images, position: 45 }],
}
