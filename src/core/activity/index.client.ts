export { ActivityCard } from './client/activity-card.tsx'
