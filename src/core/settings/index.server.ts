import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { AI_PURPOSE } from './server/ai-settings.table.ts'
import { connectionSettingsRoutes } from './server/connection-settings.routes.ts'
import { MAIL_PURPOSE } from './server/mail-settings.table.ts'
import { recountFigures } from './server/recount-figures.job.ts'
import { errors } from './server/settings.errors.ts'

export { findAiModel, get as getAiSettings } from './server/ai-settings.service.ts'
export { isAtLimit as isAtAiLimit } from './server/ai-usage.service.ts'
export { getEmail as getUserEmail, getName as getUserName } from './server/mail-settings.repository.ts'
export { canSendMail, findKnownMailServer, mailerFor } from './server/mail-settings.service.ts'
export {
  beginRecount,
  findRecountPercent,
  get as getWorkspaceSettings,
  lockWorkspace as holdWorkspace,
  save as saveWorkspace,
} from './server/workspace-settings.service.ts'

export const connectionSettingsFeature: ServerFeature = {
  errors,
  routes: connectionSettingsRoutes,
  jobs: [recountFigures],
  sealedColumns: [
    { table: 'ai_settings', column: 'api_key', purpose: AI_PURPOSE, context: 'workspace_id', form: 'bytes' },
    {
      table: 'mail_settings',
      column: 'password',
      purpose: MAIL_PURPOSE,
      context: 'workspace_id',
      form: 'bytes',
    },
  ],
  articles,
}
