import { type Codes, defineErrors } from '#platform/errors.ts'
import { templateErrors } from '../i18n/index.ts'

export const errors = defineErrors(templateErrors, {
  template_missing: 409,
  template_waiting: 409,
  template_differs: 409,
  template_refused: 409,
  template_needs_address: 409,
  template_needs_name: 409,
  template_needs_network: 409,
  template_no_access: 409,
  template_later: 429,
  template_unreachable: 502,
  template_not_taken: 422,
  template_too_long: 422,
  template_place_at_edge: 422,
  template_place_unknown: 422,
})

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
