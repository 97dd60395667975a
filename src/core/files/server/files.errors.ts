import { type Codes, defineErrors } from '#platform/errors.ts'
import { filesErrors } from '../i18n/index.ts'

export const errors = defineErrors(filesErrors, {
  file_type_refused: 415,
  storage_full: 409,
  upload_link_invalid: 403,
  upload_too_large: 413,
  upload_out_of_step: 409,
  too_many_uploads: 409,
  range_beyond_end: 416,
  picture_too_large: 413,
  picture_unreadable: 422,
  picture_failed: 503,
  film_unreadable: 422,
  film_incomplete: 422,
  film_too_long: 422,
  film_too_many_pixels: 422,
  film_store_away: 503,
  film_failed: 503,
})

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
