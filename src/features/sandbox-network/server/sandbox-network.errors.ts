import { type Codes, defineErrors } from '#platform/errors.ts'
import { sandboxNetworkErrors } from '../i18n/index.ts'

export const errors = defineErrors(sandboxNetworkErrors, { token_expired: 401, invalid_grant: 400 })

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
