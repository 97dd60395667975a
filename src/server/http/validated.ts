import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Definition, Input } from '#platform/endpoint.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import { fieldErrors, says, textFor } from '#platform/validation.ts'

const nulText = says('Contains a character that is not allowed', 'Contiene un carácter no permitido')

/** PostgreSQL text holds no NUL; find it here, where the field can still be named. */
function findNul(value: unknown, path: string): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = findNul(inner, path ? `${path}.${key}` : key)
    if (found !== null) return found
  }
  return null
}

function checked(schema: z.ZodType, value: unknown, locale: Locale): unknown {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (!parsed.success) throw new AppError('invalid_input', { fields: fieldErrors(parsed.error, locale) })
  const nul = findNul(parsed.data, '')
  if (nul !== null) throw new AppError('invalid_input', { fields: { [nul]: textFor(nulText, locale) } })
  return parsed.data
}

/** An id that cannot exist is answered like one that does not: not found. */
function checkedParams(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (!parsed.success || findNul(parsed.data, '') !== null) throw notFound()
  return parsed.data
}

export function validated<D extends Definition>(
  definition: D,
  request: FastifyRequest,
  locale: Locale,
): Input<D> {
  const { params, query, body } = definition
  return {
    params: params && checkedParams(params, request.params),
    query: query && checked(query, request.query, locale),
    body:
      definition.bodyType === 'raw'
        ? request.body
        : body && checked(body, request.body === undefined ? {} : request.body, locale),
  } as Input<D>
}
