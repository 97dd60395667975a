import { expect, test } from 'vitest'
import { splitContract } from '../scripts/split-contract.ts'

const contract = `import * as z from 'zod'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import type { Locale } from '#platform/locale.ts'
import { endpoint, pageQuery } from '#platform/endpoint.ts'
const MAX = 20
export const sorts = ['newest', 'oldest'] as const
export type Sort = (typeof sorts)[number]
export const known = new Set(allPlatforms)
const name = z.string().max(MAX)
export const thingSchema = z.object({ name, sort: z.enum(sorts) })
export type Thing = z.output<typeof thingSchema>
export const filters = { ...pageQuery }
export const listThings = endpoint({ method: 'GET', path: '/api/things', response: {}, bodyLimit: MAX })
`

test('calls and plain values import no schemas; schemas use the plain values of their contract', () => {
  const { calls, schemas } = splitContract(contract, '/src/things.contract.ts')
  expect(calls).not.toContain('zod')
  expect(calls).not.toContain('Locale')
  for (const text of [
    'export const listThings',
    'export const sorts',
    'export const known',
    'export { MAX }',
  ])
    expect(calls).toContain(text)
  expect(schemas).toContain('import { MAX, sorts } from "/src/things.contract.ts?calls"')
  for (const text of [
    'import * as z from "zod"',
    'const name',
    'export const thingSchema',
    'export const filters',
  ])
    expect(schemas).toContain(text)
  expect(schemas).not.toContain('listThings')
})
