import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { causes } from '#platform/causes.ts'
import { AppError, type ErrorBody, type ErrorCode, errorStatus, errorText } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { translateRule } from '#platform/validation.ts'
import { localeOf } from './request-locale.ts'

/** The content type Fastify sends for objects. */
export const JSON_TYPE = 'application/json; charset=utf-8'

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_EMPTY_TYPE: 'unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

// SQLSTATE classes that mean "no database right now" rather than "invalid statement".
const isConnectionState = (code: string) => /^(08|53|57)/.test(code)
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])

function isDatabaseAway(error: unknown): boolean {
  for (const each of causes(error)) {
    if (
      'code' in each &&
      typeof each.code === 'string' &&
      (networkCodes.has(each.code) || isConnectionState(each.code))
    )
      return true
    if (/timeout exceeded when trying to connect|Connection terminated/.test(each.message)) return true
  }
  return false
}

function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const known = fastifyCodes[code]
  if (known) return new AppError(known, { cause: error })
  if (error instanceof SyntaxError) return new AppError('malformed_json', { cause: error })
  if ('statusCode' in error && error.statusCode === 413) return new AppError('too_large', { cause: error })
  if ('statusCode' in error && error.statusCode === 400)
    return new AppError('malformed_json', { cause: error })
  if (isDatabaseAway(error)) return new AppError('unavailable', { retryAfterSeconds: 5, cause: error })
  return new AppError('internal', { cause: error })
}

/** Rules carry their text in both languages; here the language of the request is known. */
const translated = (fields: Record<string, string> | undefined, locale: Locale) =>
  fields &&
  Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, translateRule(said, locale)]))

const aboutTheBody = new Set<ErrorCode>(['malformed_json', 'unsupported_type', 'too_large'])

type Refusal = { appError: AppError; status: number; body: ErrorBody }

/** The answer to an error, in the language of the request. Only our own texts are sent. */
export function refusalFor(error: FastifyError | Error, request: FastifyRequest): Refusal {
  const appError = toAppError(error)
  const locale = localeOf(request)
  const message = errorText(appError.code, locale)
  const fields =
    translated(appError.fields, locale) ?? (aboutTheBody.has(appError.code) ? { body: message } : undefined)
  const body: ErrorBody = {
    code: appError.code,
    ...(fields && { fields }),
    ...(appError.code === 'internal' && { requestId: request.id }),
    message,
  }
  return { appError, status: errorStatus(appError.code), body }
}

/** The one place that turns an error into an answer. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const { appError, status, body } = refusalFor(error, request)
  if (status >= 500)
    request.log.error(
      { err: appError.cause ?? appError },
      `${request.method} ${request.routeOptions.url ?? ''} failed`,
    )
  if (appError.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(appError.retryAfterSeconds))
  reply.code(status).type(JSON_TYPE).send(body)
}
