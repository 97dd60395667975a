import { lazyWithPreload } from '#client/navigation/lazy-with-preload.tsx'

export { InboxCard } from './client/inbox-card.tsx'

export const loadInboxBadge = () => import('./client/inbox-badge.tsx')

export const inboxScreens = {
  '/inbox': lazyWithPreload(() => import('./client/inbox-page.tsx'), 'InboxPage'),
}
