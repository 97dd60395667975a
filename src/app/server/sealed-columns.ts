import { AI_PURPOSE } from '#core/settings/server/ai-settings.table.ts'
import { MAIL_PURPOSE } from '#core/settings/server/mail-settings.table.ts'
import { TILL_PURPOSE } from '#features/integrations/server/till.ts'
import { ACCOUNT_PURPOSE } from '#features/social-accounts/server/account-secret.ts'
import type { SealedColumn } from '#server/rotate-secret/sealed-column.ts'

/** Everything that is sealed with the app secret; a test holds it against the schema and the source. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'ai_settings', column: 'api_key', purpose: AI_PURPOSE, context: 'workspace_id', form: 'bytes' },
  {
    table: 'mail_settings',
    column: 'password',
    purpose: MAIL_PURPOSE,
    context: 'workspace_id',
    form: 'bytes',
  },
  { table: 'pos_integrations', column: 'credentials', purpose: TILL_PURPOSE, context: 'id', form: 'bytes' },
  { table: 'social_accounts', column: 'secret', purpose: ACCOUNT_PURPOSE, context: 'id', form: 'base64' },
]
