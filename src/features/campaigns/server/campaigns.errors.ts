import { type Codes, defineErrors } from '#platform/errors.ts'
import { campaignsErrors } from '../i18n/index.ts'

export const errors = defineErrors(campaignsErrors, {
  already_sending: 409,
  already_out: 409,
  campaign_incomplete: 400,
  post_breaks_rules: 422,
  last_post: 409,
  account_of_other_platform: 422,
  account_of_other_brand: 422,
  account_resting: 409,
  account_has_post: 409,
  one_account_only: 409,
  too_many_posts: 409,
})

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
