import { type Codes, defineErrors } from '#platform/errors.ts'
import { videosErrors } from '../i18n/index.ts'

export const errors = defineErrors(videosErrors, { video_failed: 422, video_photo_gone: 422 })

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}
