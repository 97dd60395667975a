import { beforeEach, expect, test, vi } from 'vitest'
import { MAX_RECENT } from '../record-kinds.ts'
import { addRecent, addressOf, readRecent, recordAt } from './recent-items.ts'

const idOf = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
const ana = { id: idOf(1), workspace: { id: idOf(2) } }

let storage: Map<string, string>
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})

test('an address says which record it shows, and back', () => {
  for (const kind of ['campaigns', 'customers', 'conversations'] as const) {
    const item = { kind, id: idOf(3) }
    const { pathname, search } = new URL(addressOf(item), 'http://page')
    expect(recordAt(pathname, search)).toEqual(item)
  }
  expect(recordAt('/campaigns', '')).toBe(null)
  expect(recordAt('/campaigns/new', '')).toBe(null)
  expect(recordAt('/customers', '?customer=1')).toBe(null)
  expect(recordAt('/team', `?customer=${idOf(3)}`)).toBe(null)
})

test('the newest comes first, each once, and old ones are forgotten', () => {
  for (let count = 0; count < MAX_RECENT + 3; count++) addRecent(ana, { kind: 'customers', id: idOf(count) })
  addRecent(ana, { kind: 'customers', id: idOf(MAX_RECENT) })
  const ids = readRecent(ana).map(({ id }) => id)
  expect(ids).toHaveLength(MAX_RECENT)
  expect(ids[0]).toBe(idOf(MAX_RECENT))
  expect(new Set(ids).size).toBe(MAX_RECENT)
})

test('each workspace and each person has their own', () => {
  addRecent(ana, { kind: 'campaigns', id: idOf(3) })
  expect(readRecent({ ...ana, id: idOf(4) })).toEqual([])
  expect(readRecent({ ...ana, workspace: { id: idOf(4) } })).toEqual([])
})

test('what is in the storage may be anything, and the storage may be disabled', () => {
  addRecent(ana, { kind: 'campaigns', id: idOf(3) })
  for (const key of storage.keys()) storage.set(key, `{"a":1} customers.x campaigns.${idOf(5)} <script>`)
  expect(readRecent(ana)).toEqual([{ kind: 'campaigns', id: idOf(5) }])
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('disabled')
    },
    setItem: () => {
      throw new Error('disabled')
    },
  })
  addRecent(ana, { kind: 'campaigns', id: idOf(3) })
  expect(readRecent(ana)).toEqual([])
})
