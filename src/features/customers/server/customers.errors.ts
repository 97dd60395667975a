import { type Codes, defineErrors } from '#platform/errors.ts'
import { customersErrors } from '../i18n/index.ts'

export const errors = defineErrors(customersErrors, {
  customer_has_invoices: 409,
  business_name_missing: 422,
})

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
