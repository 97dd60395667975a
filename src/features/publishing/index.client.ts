export { PublishingStrip } from './client/health/publishing-strip.tsx'

export const loadRemindersSection = () => import('./client/reminders/reminders-section.tsx')
export const loadChannelsWithHealth = () => import('./client/health/channels-with-health.tsx')
