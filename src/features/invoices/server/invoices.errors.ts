import { type Codes, defineErrors } from '#platform/errors.ts'
import { invoicesErrors } from '../i18n/index.ts'

export const errors = defineErrors(invoicesErrors, { invoice_number_taken: 409 })

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
