import { AppError, type Codes, defineErrors } from '#platform/errors.ts'
import { storageErrors } from '../i18n/index.ts'

const errors = defineErrors(storageErrors, {
  files_away: 503,
  files_no_space: 507,
  files_refused: 503,
})

declare module '#platform/errors.ts' {
  interface ErrorCodes extends Codes<typeof errors> {}
}

const RETRY_SECONDS = 30

/** Why the store of the files did not do what it was asked. Nothing is half-stored. */
export const storageError = (code: keyof typeof errors, cause: unknown) =>
  new AppError(code, { retryAfterSeconds: RETRY_SECONDS, cause })

const withoutSpace = new Set(['ENOSPC', 'EDQUOT'])

/** Any other error stays as it is: it may come from the content. */
export function explainFullDisk(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return withoutSpace.has(code) ? storageError('files_no_space', error) : error
}
