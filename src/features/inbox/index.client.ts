export { InboxCard } from './client/inbox-card.tsx'

export const loadInboxBadge = () => import('./client/inbox-badge.tsx')
export const loadInboxPage = () => import('./client/inbox-page.tsx')
