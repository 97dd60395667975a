import { type Codes, defineErrors } from '#platform/errors.ts'
import { inboxErrors } from '../i18n/index.ts'

export const errors = defineErrors(inboxErrors, {
  reply_window_over: 409,
  reply_impossible: 409,
  reply_not_failed: 409,
})

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
