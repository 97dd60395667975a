import { platformErrors } from './i18n/index.ts'
import type { Locale } from './locale.ts'
import type { Catalog } from './messages.ts'

type Texts = Record<string, string>

const definitions = new Map<string, { status: number; texts: Record<Locale, Texts> }>()

/** Defines the statuses of error codes; their texts are in the owning feature's language files. */
export function defineErrors<T extends Texts, S extends Record<keyof T & string, number>>(
  texts: Catalog<T>,
  statuses: S,
): S {
  for (const [code, status] of Object.entries(statuses))
    definitions.set(code, { status, texts: texts as Record<Locale, Texts> })
  return statuses
}

const platformStatuses = defineErrors(platformErrors, {
  invalid_input: 400,
  malformed_json: 400,
  unauthorized: 401,
  forbidden: 403,
  cross_site: 403,
  not_found: 404,
  conflict: 409,
  key_reused: 409,
  key_in_use: 409,
  key_answer_too_large: 409,
  too_large: 413,
  unsupported_type: 415,
  refused: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  outcome_unknown: 503,
  csv_unreadable: 400,
  address_private: 422,
  time_out_of_range: 400,
})

export type Codes<T> = Record<keyof T, number>

/** Every error code. Exported because features add their own in `server/x.errors.ts`. @public */
export interface ErrorCodes extends Codes<typeof platformStatuses> {}
export type ErrorCode = keyof ErrorCodes

const isErrorCode = (value: string): value is ErrorCode => definitions.has(value)
/** The code stored in a row; an unknown one becomes an internal error. */
export const storedErrorCode = (stored: string): ErrorCode => (isErrorCode(stored) ? stored : 'internal')
export const errorCodes = (): string[] => [...definitions.keys()]

function definitionOf(code: ErrorCode) {
  const found = definitions.get(code)
  if (!found) throw new Error(`No feature has defined the error ${code}.`)
  return found
}
export const errorStatus = (code: ErrorCode): number => definitionOf(code).status
export const errorText = (code: ErrorCode, locale: Locale): string =>
  definitionOf(code).texts[locale][code] ?? ''

/** The answer of a refused call. `fields` has a message per invalid field, in the request's language. */
export type ErrorBody = {
  code: ErrorCode
  fields?: Record<string, string>
  requestId?: string
  message: string
}

type Details = { fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown }

export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = details.fields
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

export const notFound = () => new AppError('not_found')
