import { type Codes, defineErrors } from '#platform/errors.ts'
import { peopleErrors } from '../i18n/index.ts'

export const errors = defineErrors(peopleErrors, {
  last_owner: 409,
  own_membership: 409,
  already_member: 409,
  invitation_invalid: 400,
})

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
