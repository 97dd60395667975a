import { type Codes, defineErrors } from '#platform/errors.ts'
import { mailingErrors } from '../i18n/index.ts'

export const errors = defineErrors(mailingErrors, { mailing_not_connected: 409, mail_folder_missing: 422 })

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
