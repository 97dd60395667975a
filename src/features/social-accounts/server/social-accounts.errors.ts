import { type Codes, defineErrors } from '#platform/errors.ts'
import { channelErrors } from '../i18n/index.ts'

export const errors = defineErrors(channelErrors, {
  channel_credentials_refused: 422,
  channel_rights_missing: 422,
  channel_not_found: 422,
  channel_address_refused: 422,
  channel_unreachable: 422,
  channel_unexpected_answer: 422,
  channel_no_account: 422,
  channel_rate_limited: 422,
  channel_denied: 422,
  channel_expired: 422,
  channel_invalid_value: 422,
  channel_insecure: 422,
  channel_no_public_address: 422,
  channel_other_account: 422,
  channel_app_missing: 422,
  channel_app_refused: 422,
  test_post_needs_media: 422,
  test_post_not_to_phones: 422,
  test_post_rejected: 422,
  test_post_later: 422,
  test_post_no_access: 422,
  test_post_unknown: 422,
})

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
