import { late } from '#client/late.tsx'

export const teamScreens = {
  '/team': late(() => import('./client/team-page.tsx'), 'TeamPage'),
  '/approvals': late(() => import('./client/approvals-page.tsx'), 'ApprovalsPage'),
}
