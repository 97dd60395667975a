import { type Codes, defineErrors } from '#platform/errors.ts'
import { settingsErrors } from '../i18n/index.ts'

export const errors = defineErrors(settingsErrors, {
  ai_key_refused: 422,
  ai_model_unknown: 422,
  ai_unreachable: 422,
  ai_too_slow: 422,
  ai_quota: 422,
  ai_refused: 422,
  ai_provider_failed: 422,
  ai_unreadable: 422,
  ai_answer_unusable: 422,
  mail_unreachable: 422,
  mail_too_slow: 422,
  mail_login_refused: 422,
  mail_tls_failed: 422,
  mail_sender_refused: 422,
  mail_recipient_refused: 422,
  mail_refused: 422,
  mail_not_set: 422,
})

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
