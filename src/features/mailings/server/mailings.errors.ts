import { type Codes, defineErrors } from '#platform/errors.ts'
import { mailingErrors } from '../i18n/index.ts'

export const errors = defineErrors(mailingErrors, {
  mailing_not_connected: 409,
  mail_folder_missing: 422,
  test_message_not_approved: 409,
  test_message_refused: 422,
  test_message_not_added: 422,
  test_message_not_on_network: 422,
  test_message_limited: 422,
  test_message_opted_out: 422,
  test_message_template: 422,
  test_message_number: 422,
  test_message_payment: 422,
  test_message_unknown: 502,
})

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
