import { type Codes, defineErrors } from '#platform/errors.ts'
import { authErrors } from '../i18n/index.ts'

export const errors = defineErrors(authErrors, {
  signup_refused: 409,
  signup_invite_only: 403,
  signup_closed: 403,
  reset_link_invalid: 400,
  invalid_credentials: 401,
})

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
