import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { watchPublishing } from './server/health/watch-publishing.job.ts'
import { followUp } from './server/outcomes/follow-up.job.ts'
import { errors } from './server/publishing.errors.ts'
import { publishingRoutes } from './server/publishing.routes.ts'
import { pushReminder } from './server/reminders/push-reminder.job.ts'
import { sendReminder } from './server/reminders/send-reminder.job.ts'
import { collectResults, collectWorkspaceResults } from './server/results/collect-results.job.ts'
import { refreshCampaignResults } from './server/results/refresh-results.job.ts'

export { readInstallationHealth } from './server/health/installation-health.ts'
export { requireReady } from './server/schedule/require-ready.ts'
export { scheduleEach } from './server/schedule/schedule.service.ts'
export { reschedulePosts, unschedulePosts } from './server/schedule/schedule-posts.ts'
export { startEngine } from './server/workers/engine.ts'

export const publishingFeature: ServerFeature = {
  errors,
  routes: publishingRoutes,
  jobs: [
    followUp,
    collectResults,
    collectWorkspaceResults,
    refreshCampaignResults,
    sendReminder,
    pushReminder,
    watchPublishing,
  ],
  articles,
}
