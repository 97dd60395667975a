import { messageOf } from '#client/data/api.ts'
import { currentLocale } from '#client/i18n/locale-store.ts'
import type { ErrorCode } from '#platform/errors.ts'
import { textOf } from '#platform/messages.ts'
import type { AcceptedType } from '../files.contract.ts'
import { fileMessages } from '../i18n/index.ts'
import { namesOf } from './file-types.ts'
import { UploadError } from './put-file.ts'

export type Refusal = 'type' | 'size'
export type UploadProblem = { title: string; description?: string | undefined }

/** For these errors the server's message says what to do; for all others, to try again. */
const explained = new Set<ErrorCode>([
  'picture_too_large',
  'picture_unreadable',
  'picture_failed',
  'storage_full',
  'upload_too_large',
  'rate_limited',
  'files_away',
  'files_no_space',
  'files_refused',
])

export function explainRefusal(reason: Refusal, types: readonly AcceptedType[]): UploadProblem {
  const t = textOf(fileMessages, currentLocale())
  if (reason === 'size') return { title: t('toasts.tooLarge'), description: t('toasts.limit') }
  return { title: t('toasts.failed'), description: t('toasts.wrongType', { types: namesOf(types) }) }
}

/** Why an upload failed. */
export function explainUploadError(error: unknown, types: readonly AcceptedType[]): UploadProblem {
  const t = textOf(fileMessages, currentLocale())
  if (!(error instanceof UploadError)) return { title: t('toasts.noAddress'), description: messageOf(error) }
  const { body, status } = error
  if (body?.code === 'too_large') return explainRefusal('size', types)
  if (status === 415) return explainRefusal('type', types)
  const isExplained = body !== null && explained.has(body.code)
  return { title: t('toasts.failed'), description: isExplained ? body.message : t('toasts.tryAgain') }
}
