import { type Codes, defineErrors } from '#platform/errors.ts'
import { brandsErrors } from '../i18n/index.ts'

export const errors = defineErrors(brandsErrors, { last_brand: 409 })

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
