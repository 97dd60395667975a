import { type Codes, defineErrors } from '#platform/errors.ts'
import { mediaLibraryErrors } from '../i18n/index.ts'

export const errors = defineErrors(mediaLibraryErrors, { media_in_use: 409, media_type_refused: 415 })

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
