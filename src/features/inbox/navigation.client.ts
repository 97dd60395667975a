import { Inbox } from 'lucide-react'
import type { FeatureNavigation } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'
import { screenNames } from './i18n/index.ts'

// The badge is loaded after its entry.
const Badge = lazyWithPreload(() => import('./client/inbox-badge.tsx'), 'InboxBadge')

export const navigation: FeatureNavigation = {
  names: screenNames,
  entries: [{ path: '/inbox', Icon: Inbox, position: 30, Badge }],
}
