import type { FeatureNavigation } from '#client/navigation/feature-screens.ts'
import { screenNames } from './i18n/index.ts'

export const navigation: FeatureNavigation = { names: screenNames }
