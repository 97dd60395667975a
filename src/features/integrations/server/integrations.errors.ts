import { type Codes, defineErrors } from '#platform/errors.ts'
import { integrationsErrors } from '../i18n/index.ts'

export const errors = defineErrors(integrationsErrors, {
  pos_credentials_refused: 422,
  pos_rights_missing: 422,
  pos_not_found: 422,
  pos_address_refused: 422,
  pos_unreachable: 422,
  pos_rate_limited: 422,
  pos_unexpected_answer: 422,
  pos_keys_lost: 422,
  pos_already_connected: 409,
  pos_account_unknown: 409,
  pos_is_demo: 409,
})

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
