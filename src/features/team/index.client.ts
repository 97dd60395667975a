import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export const teamScreens = {
  '/team': lazyWithPreload(() => import('./client/team-page.tsx'), 'TeamPage'),
  '/approvals': lazyWithPreload(() => import('./client/approvals-page.tsx'), 'ApprovalsPage'),
}
