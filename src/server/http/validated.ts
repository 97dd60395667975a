import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Definition, Input } from '#platform/endpoint.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { fieldErrors, ruleText, translateRule } from '#platform/validation.ts'
import { serverRules } from '../i18n/index.ts'
import { findUnstorable, normalizeTexts } from './clean-input.ts'

const notAllowed = ruleText(serverRules, 'notAllowed')

function checked(schema: z.ZodType, value: unknown, locale: Locale): unknown {
  // Before the schema, which drops unknown fields and may quote what it refuses.
  const unstorable = findUnstorable(value)
  if (unstorable !== null)
    throw new AppError('invalid_input', { fields: { [unstorable]: translateRule(notAllowed, locale) } })
  const parsed = schema.safeParse(value, { reportInput: true })
  if (!parsed.success) throw new AppError('invalid_input', { fields: fieldErrors(parsed.error, locale) })
  return parsed.data
}

/** An id that cannot exist is answered like one that does not: not found. */
function checkedParams(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (!parsed.success || findUnstorable(value) !== null) throw notFound()
  return parsed.data
}

function checkedBody({ body, bodyType }: Definition, request: FastifyRequest, locale: Locale): unknown {
  if (bodyType === 'raw') return request.body
  if (bodyType !== 'csv') normalizeTexts(request.body)
  return body && checked(body, request.body === undefined ? {} : request.body, locale)
}

export function validated<D extends Definition>(
  definition: D,
  request: FastifyRequest,
  locale: Locale,
): Input<D> {
  const { params, query } = definition
  return {
    params: params && checkedParams(params, request.params),
    query: query && checked(query, request.query, locale),
    body: checkedBody(definition, request, locale),
  } as Input<D>
}
