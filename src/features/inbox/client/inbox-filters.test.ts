import { expect, test } from 'vitest'
import { filtersIn, filtersInUse } from './inbox-filters.ts'

const person = '0192f3a4-1111-7222-8333-444455556666'

test.each([
  ['', {}],
  ['search=%20hola%20', { search: 'hola' }],
  ['search=%20', {}],
  ['unread=true&important=true', { unread: 'true', important: 'true' }],
  ['unread=false', {}],
  ['unread=perhaps', {}],
  ['day=2026-03-10', { day: '2026-03-10' }],
  ['day=2026-13-40', {}],
  ['platform=whatsapp&status=closed', { platform: 'whatsapp', status: 'closed' }],
  ['platform=pigeon&status=ajar', {}],
  ['assignee=none', { assignee: 'none' }],
  [`assignee=${person}`, { assignee: person }],
  ['assignee=me', {}],
  ['brandId=x&conversation=y', {}],
])('"%s" requests %o', (address, filters) => {
  expect(filtersIn(new URLSearchParams(address))).toEqual(filters)
})

test('a search does not count as a filter', () => {
  expect(filtersInUse({ search: 'hola', unread: 'true', status: 'open' })).toEqual(['unread', 'status'])
})
