import { AppError } from '#platform/errors.ts'
import { storageError } from '../storage-errors.ts'

/** What the store answered; without its message, which may quote the request and the key. */
export class S3Failure extends Error {
  readonly status: number
  readonly code: string

  constructor(action: string, status: number, code: string) {
    super(`${action}: the store answered ${status} ${code}`.trim())
    this.name = 'S3Failure'
    this.status = status
    this.code = code
  }
}

const FULL = /quota|storagefull|insufficientstorage|insufficientcapacity|nospace|diskfull/i

const isFull = ({ status, code }: S3Failure) => status === 507 || FULL.test(code)

/** 501 means that the store has no such call. */
const isPassing = ({ status, code }: S3Failure) =>
  (status >= 500 && status !== 501) || status === 429 || status === 408 || code === 'RequestTimeout'

export const canRetry = (error: unknown) =>
  !(error instanceof S3Failure) || (isPassing(error) && !isFull(error))

/** For the person who waits: an error with a text in their language. */
export function explainFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (!(error instanceof S3Failure)) return storageError('files_away', error)
  if (isFull(error)) return storageError('files_no_space', error)
  return storageError(isPassing(error) ? 'files_away' : 'files_refused', error)
}

export const failureOf = (error: unknown): S3Failure | null => {
  if (error instanceof S3Failure) return error
  return error instanceof AppError && error.cause instanceof S3Failure ? error.cause : null
}
