import { type Codes, defineErrors } from '#platform/errors.ts'
import { teamErrors } from '../i18n/index.ts'

export const errors = defineErrors(teamErrors, { task_moved_on: 409, task_decided: 409 })

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
