import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Definition, idempotencyKeyHeader } from '#platform/endpoint.ts'
import { AppError } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import { serverRules } from '../i18n/index.ts'

const MAX_KEY = 200
/** Printable ASCII, which headers carry unchanged. */
export const KEY_PATTERN = `^[\\x20-\\x7e]{1,${MAX_KEY}}$`

const isKey = new RegExp(KEY_PATTERN)
const wrongKey = ruleText(serverRules, 'wrongKey', { max: MAX_KEY })

/** The key of a call that may have one; null without. */
export function keyOf({ idempotent }: Definition, request: FastifyRequest): string | null {
  const key = idempotent && request.headers[idempotencyKeyHeader]
  if (key === undefined) return null
  if (typeof key !== 'string' || !isKey.test(key))
    throw new AppError('invalid_input', { fields: { [idempotencyKeyHeader]: wrongKey } })
  return key
}

/** Sorts the keys, so that equal content is equal text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, canonical(inner)]))
}

/** What a call asks for: method, URL and body. */
export function fingerprintOf(definition: Definition, request: FastifyRequest): string {
  const body = definition.body ? canonical(request.body) : undefined
  return createHash('sha256')
    .update(JSON.stringify([request.method, request.url, body]))
    .digest('base64url')
}
