export { PublishingStrip } from './client/publishing-strip.tsx'

export const loadChannelsWithHealth = () => import('./client/channels-with-health.tsx')
