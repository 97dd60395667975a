import { expect, test } from 'vitest'
import type * as z from 'zod'
import type { Definition } from '#platform/endpoint.ts'
import { allEndpoints, nameOf } from './all-endpoints.ts'

type Def = z.core.$ZodTypeDef & Record<string, unknown>

const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as Def

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Formats with an inherent maximum length. */
const shortFormats = new Set(['uuid', 'guid', 'date', 'datetime', 'ipv4', 'ipv6'])

/** Anchored at both ends, and without unbounded repetition. */
const isShortPattern = ({ source }: RegExp) =>
  /^\^.*\$$/s.test(source) && !/[*+]|\{\d+,\}/.test(source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, 'x'))

type Check = { check?: string; maximum?: number; length?: number; format?: string; pattern?: RegExp }

const boundsSize = ({ check, maximum, length, format, pattern }: Check) =>
  (check === 'max_length' && Number.isFinite(maximum)) ||
  (check === 'length_equals' && Number.isFinite(length)) ||
  (check === 'string_format' &&
    (shortFormats.has(format ?? '') || (pattern !== undefined && isShortPattern(pattern))))

function isBounded(schema: z.core.$ZodType): boolean {
  const def = defOf(schema)
  const checks = (def.checks ?? []) as { _zod: { def: Check } }[]
  return boundsSize(def as Check) || checks.some(({ _zod }) => boundsSize(_zod.def))
}

/** The paths where a schema accepts a text or list of any length. */
function* unboundedIn(schema: z.core.$ZodType, path: string, seen = new Set<unknown>()): Generator<string> {
  if (seen.has(schema)) return
  seen.add(schema)
  const def = defOf(schema)
  switch (def.type) {
    case 'pipe':
      // The second of a pipe gets what the first accepts; a boolean string is compared with a few words.
      if (defOf(def.out as z.core.$ZodType).type !== 'boolean')
        yield* unboundedIn(def.in as z.core.$ZodType, path, seen)
      return
    case 'string':
      if (!isBounded(schema)) yield `${path}: text of any length`
      return
    case 'array':
      if (!isBounded(schema)) yield `${path}: list of any length`
      break
    case 'unknown':
    case 'any':
      yield `${path}: anything`
      return
  }
  for (const [key, inner] of Object.entries(def)) {
    if (isSchema(inner)) yield* unboundedIn(inner, key === 'element' ? `${path}[]` : path, seen)
    else if (Array.isArray(inner))
      for (const each of inner) if (isSchema(each)) yield* unboundedIn(each, path, seen)
    if (key === 'shape')
      for (const [name, field] of Object.entries(inner as Record<string, z.core.$ZodType>))
        yield* unboundedIn(field, path ? `${path}.${name}` : name, seen)
  }
}

/** A file is limited as a body, and streamed. */
const isBoundedFile = ({ bodyType, bodyLimit }: Definition) => bodyType === 'csv' && bodyLimit !== undefined

test('every text and every list that a call accepts has a maximum size', () => {
  const unbounded = allEndpoints.flatMap((definition) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = part === 'body' && isBoundedFile(definition) ? undefined : definition[part]
      return schema ? [...unboundedIn(schema, part)].map((found) => `${nameOf(definition)} ${found}`) : []
    }),
  )
  expect(unbounded).toEqual([])
})
