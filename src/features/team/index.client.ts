export const loadApprovalsPage = () => import('./client/approvals-page.tsx')
export const loadTeamPage = () => import('./client/team-page.tsx')
