import { type Codes, defineErrors } from '#platform/errors.ts'
import { publishingErrors } from '../i18n/index.ts'

export const errors = defineErrors(publishingErrors, { not_a_draft: 409, nothing_failed: 409 })

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
