import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import type { ShownTopic } from '#platform/topics.ts'
import { pretendBrowser } from '#tests/pretend-browser.ts'

pretendBrowser()
const { queryClient, read, refresh, refreshAfterPending, refreshLists, showAnswer } = await import(
  './query.ts'
)

afterEach(() => queryClient.clear())

test('reads do not go stale by themselves and are not retried', () => {
  expect(queryClient.getDefaultOptions()).toEqual({
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false },
  })
})

test('a read is cached under its path and query', () => {
  const things = endpoint({
    method: 'GET',
    path: '/api/things/:id',
    access: 'signed-in',
    summary: '',
    params: z.object({ id: z.string() }),
    query: z.object({ limit: z.number() }),
    response: z.object({}),
  })
  expect(read(things, { params: { id: '7' }, query: { limit: 5 } }).queryKey).toEqual([
    '/api/things/7',
    { limit: 5 },
  ])
})

const readOf = (path: `/api/${string}`, ...topics: ShownTopic[]) =>
  endpoint({
    method: 'GET',
    path,
    access: 'signed-in',
    summary: '',
    topics,
    params: z.object({ id: z.string() }),
    response: z.object({}),
  })

test('a change makes the reads of its topic stale, or only those of one item', async () => {
  const keep = (definition: ReturnType<typeof readOf>, id: string) => {
    const { queryKey, meta } = read(definition, { params: { id } })
    queryClient.getQueryCache().build(queryClient, { queryKey, meta }).setData({})
    return queryKey
  }
  const list = keep(readOf('/api/campaigns', 'campaigns', 'brands'), '')
  const [one, other] = ['1', '2'].map((id) => keep(readOf('/api/campaigns/:id', 'campaigns/:id'), id))
  const home = keep(readOf('/api/home', 'activity', 'campaigns'), '')
  const plain = keep(readOf('/api/writer'), '')
  const outdated = () => {
    const keys = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
    for (const query of keys) query.setState({ isInvalidated: false })
    return keys.map(({ queryKey }) => queryKey)
  }

  await refresh('brands')
  expect(outdated()).toEqual([list])
  await refresh('campaigns/1')
  expect(outdated()).toEqual([one])
  await refresh('campaigns')
  expect(outdated()).toEqual([list, one, other, home])
  await refreshLists('campaigns')
  expect(outdated()).toEqual([list, home])
  await refresh('everything')
  expect(outdated()).toEqual([list, one, other, home, plain])
})

test.each([
  ['is on screen', true],
  ['was left', false],
])(
  'an answer stays although an older read arrives after it, where what was read %s',
  async (_, isOnScreen) => {
    const reads: PromiseWithResolvers<string>[] = []
    const query = {
      queryKey: ['/api/campaigns/7'],
      meta: { topics: ['campaigns/7'] },
      queryFn: () => {
        const asked = Promise.withResolvers<string>()
        reads.push(asked)
        return asked.promise
      },
    }
    const observer = new QueryObserver<string>(queryClient, query)
    const leave = observer.subscribe(() => undefined)
    reads[0]?.resolve('as it was')
    await expect.poll(() => queryClient.getQueryData(query.queryKey)).toBe('as it was')

    void refresh('campaigns')
    if (!isOnScreen) leave()
    showAnswer(query.queryKey, 'changed')
    expect(reads).toHaveLength(3)
    reads[1]?.resolve('as it was')
    await reads[1]?.promise
    expect(queryClient.getQueryData(query.queryKey)).toBe('changed')
    reads[2]?.resolve('changed, as read')
    await expect.poll(() => queryClient.getQueryData(query.queryKey)).toBe('changed, as read')
    leave()
  },
)

test('an answer is not refetched if nothing was in flight', () => {
  let asked = 0
  const queryKey = ['/api/things/7']
  queryClient.setQueryDefaults(queryKey, { queryFn: () => ++asked })
  showAnswer(queryKey, 'changed')
  expect([asked, queryClient.getQueryState(queryKey)?.isInvalidated]).toEqual([0, false])
})

test('changes by others abort no read: one more follows, however many changes there were', async () => {
  const reads: (PromiseWithResolvers<string> & { signal: AbortSignal })[] = []
  const queryKey = ['/api/things']
  const observer = new QueryObserver<string>(queryClient, {
    queryKey,
    meta: { topics: ['campaigns'] },
    queryFn: ({ signal }) => {
      const asked = Promise.withResolvers<string>()
      reads.push({ ...asked, signal })
      return asked.promise
    },
  })
  const leave = observer.subscribe(() => undefined)
  reads[0]?.resolve('first')
  await expect.poll(() => queryClient.getQueryData(queryKey)).toBe('first')
  for (let n = 0; n < 5; n++) void refreshAfterPending('campaigns')
  expect(reads.map(({ signal }) => signal.aborted)).toEqual([false, false])
  reads[1]?.resolve('second')
  await expect.poll(() => reads.length).toBe(3)
  reads[2]?.resolve('third')
  await expect.poll(() => queryClient.getQueryData(queryKey)).toBe('third')
  expect(reads).toHaveLength(3)
  leave()
})
