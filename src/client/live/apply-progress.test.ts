import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { applyProgress } from './apply-progress.ts'

const onOlder = vi.fn()
const list = '/api/videos'
const one = { id: 'a', status: 'running', progress: 10 }
const other = { id: 'b', status: 'done', progress: 100 }

test('progress is shown on the item and in every list of it, and nothing else changes', () => {
  const client = new QueryClient()
  client.setQueryData([`${list}/a`], one)
  client.setQueryData([`${list}/b`], other)
  client.setQueryData([list, { limit: 1 }], { items: [other, one], nextCursor: null })
  client.setQueryData([list, {}, 'pages'], { pages: [{ items: [other] }, { items: [one] }], pageParams: [] })
  client.setQueryData(['/api/home'], { items: [one] })
  applyProgress(client, { path: `${list}/a`, fields: { progress: 55 } }, onOlder)
  const moved = { ...one, progress: 55 }
  expect(client.getQueryData([`${list}/a`])).toEqual(moved)
  expect(client.getQueryData([`${list}/b`])).toBe(other)
  expect(client.getQueryData([list, { limit: 1 }])).toEqual({ items: [other, moved], nextCursor: null })
  expect(client.getQueryData([list, {}, 'pages'])).toMatchObject({
    pages: [{ items: [other] }, { items: [moved] }],
  })
  expect(client.getQueryData(['/api/home'])).toEqual({ items: [one] })
})

test('merges into existing objects, and creates none', () => {
  const client = new QueryClient()
  client.setQueryData(['/api/creations/a'], { id: 'a', progress: { x: 'writing', blog: 'waiting' } })
  client.setQueryData(['/api/pos-integrations'], [{ id: 'a', lastSync: null }])
  applyProgress(client, { path: '/api/creations/a', fields: { progress: { x: 'done' } } }, onOlder)
  applyProgress(client, { path: '/api/pos-integrations/a', fields: { lastSync: { skipped: 2 } } }, onOlder)
  expect(client.getQueryData(['/api/creations/a'])).toEqual({
    id: 'a',
    progress: { x: 'done', blog: 'waiting' },
  })
  expect(client.getQueryData(['/api/pos-integrations'])).toEqual([{ id: 'a', lastSync: null }])
})

test('a read in flight is reported, because its answer may be older', async () => {
  const client = new QueryClient()
  const answer = Promise.withResolvers<object>()
  const reading = client.fetchQuery({ queryKey: [`${list}/c`], queryFn: () => answer.promise })
  const older: unknown[] = []
  const note = ({ queryKey }: { queryKey: unknown }) => older.push(queryKey)
  applyProgress(client, { path: `${list}/c`, fields: { progress: 60 } }, note)
  expect(older).toEqual([[`${list}/c`]])
  answer.resolve(one)
  await reading
  applyProgress(client, { path: `${list}/c`, fields: { progress: 70 } }, note)
  expect(older).toHaveLength(1)
})
