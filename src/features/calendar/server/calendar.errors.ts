import { type Codes, defineErrors } from '#platform/errors.ts'
import { calendarErrors } from '../i18n/index.ts'

export const errors = defineErrors(calendarErrors, { queue_full: 409 })

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
