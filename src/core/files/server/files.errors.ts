import { type Codes, defineErrors } from '#platform/errors.ts'
import { filesErrors } from '../i18n/index.ts'

export const errors = defineErrors(filesErrors, {
  file_type_refused: 415,
  storage_full: 409,
  upload_link_invalid: 403,
  range_beyond_end: 416,
  picture_too_large: 413,
  picture_unreadable: 422,
  picture_failed: 503,
})

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
