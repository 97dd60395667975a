import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { errors } from './server/message-templates.errors.ts'
import { messageTemplateRoutes } from './server/message-templates.routes.ts'
import { syncTemplates, syncWaitingTemplates } from './server/sync-templates.job.ts'

export { findTemplateProblem, messageWriter } from './server/post-message.ts'
export { requireTemplates } from './server/require-templates.ts'

export const messageTemplatesFeature: ServerFeature = {
  errors,
  routes: messageTemplateRoutes,
  jobs: [syncTemplates, syncWaitingTemplates],
  articles,
}
