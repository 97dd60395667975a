export { PublishingStrip } from './client/health/publishing-strip.tsx'

export const loadChannelsWithHealth = () => import('./client/health/channels-with-health.tsx')
