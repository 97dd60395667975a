import { UsersRound } from 'lucide-react'
import type { FeatureNavigation } from '#client/navigation/feature-screens.ts'
import { screenNames } from './i18n/index.ts'

export const navigation: FeatureNavigation = {
  names: screenNames,
  entries: [{ path: '/team', Icon: UsersRound, position: 90 }],
}
