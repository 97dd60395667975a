import { late } from '#client/late.tsx'

export { InboxCard } from './client/inbox-card.tsx'

export const loadInboxBadge = () => import('./client/inbox-badge.tsx')

export const inboxScreens = {
  '/inbox': late(() => import('./client/inbox-page.tsx'), 'InboxPage'),
}
