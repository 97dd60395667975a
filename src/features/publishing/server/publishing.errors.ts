import { type Codes, defineErrors } from '#platform/errors.ts'
import { publishingErrors } from '../i18n/index.ts'

export const errors = defineErrors(publishingErrors, {
  not_a_draft: 409,
  nothing_failed: 409,
  public_address_missing: 409,
  public_address_not_https: 409,
  public_address_private: 409,
  public_address_unreachable: 409,
  public_address_elsewhere: 409,
})

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
