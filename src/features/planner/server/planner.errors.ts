import { type Codes, defineErrors } from '#platform/errors.ts'
import { plannerErrors } from '../i18n/index.ts'

export const errors = defineErrors(plannerErrors, {
  plan_not_written: 409,
  plan_not_approved: 409,
  plan_on_calendar: 409,
  plan_in_past: 409,
  plan_breaks_rules: 422,
  plan_nothing_to_schedule: 409,
  post_on_calendar: 409,
  post_no_other_text: 409,
  post_takes_no_picture: 422,
})

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
