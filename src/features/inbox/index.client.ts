export { InboxCard } from './client/inbox-card.tsx'
