import type { FeatureScreens } from '#client/navigation/feature-screens.ts'
import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const screens = {
  '/team': lazyWithPreload(() => import('./client/team-page.tsx'), 'TeamPage'),
  '/approvals': lazyWithPreload(() => import('./client/approvals-page.tsx'), 'ApprovalsPage'),
} satisfies FeatureScreens
