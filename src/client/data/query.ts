import {
  type InferDataFromTag,
  infiniteQueryOptions,
  type Query,
  QueryClient,
  type QueryFilters,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { type CallInput, type Definition, type Output, type Page, pathOf } from '#platform/endpoint.ts'
import { type ChangedTopic, type Topic, touches } from '#platform/topics.ts'
import { answerInPage, call } from './api.ts'
import { forgetAnswers } from './page-answers.ts'

/** Reads never go stale on their own; the server announces changes (see live-updates). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false },
  },
})

type Place = { params?: Record<string, unknown>; query?: Record<string, unknown> }

const keyOf = (definition: Definition, input: Place) =>
  input.query ? [pathOf(definition.path, input.params), input.query] : [pathOf(definition.path, input.params)]

/** A contract names one item by a path parameter: `campaigns/:id`. */
const metaOf = ({ topics }: Definition, { params }: Place) => ({
  topics: topics?.map((topic) => pathOf(topic, params)),
})

/** One read: `useQuery(read(getCustomer, { params: { id } }))`. */
export const read = <D extends Definition>(definition: D, input: CallInput<D>) =>
  queryOptions({
    queryKey: keyOf(definition, input as Place),
    queryFn: ({ signal }): Promise<Output<D>> => call(definition, input, signal),
    meta: metaOf(definition, input as Place),
    initialData: () => answerInPage(definition, input),
  })

type ItemOf<D extends Definition> = Output<D> extends Page<infer T> ? T : never

/** A paginated list: `useInfiniteQuery(readPages(listCustomers, { query: { search } }))`. */
export const readPages = <D extends Definition>(definition: D, input: CallInput<D>) =>
  infiniteQueryOptions({
    // A separate key, because pages and single reads have different shapes.
    queryKey: [pathOf(definition.path, (input as Place).params), (input as Place).query ?? {}, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<Page<ItemOf<D>>> => {
      const { query, ...rest } = input as Place
      const page = await call(
        definition,
        { ...rest, query: { ...query, cursor: pageParam } } as unknown as CallInput<D>,
        signal,
      )
      return page as Page<ItemOf<D>>
    },
    meta: metaOf(definition, input as Place),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    initialData: () => {
      const page = answerInPage(definition, input) as Page<ItemOf<D>> | undefined
      return page && { pages: [page], pageParams: [undefined] }
    },
  })

declare module '@tanstack/react-query' {
  interface Register {
    /** `topics`: what the read shows, by its contract. */
    queryMeta: { topics?: readonly string[]; isCurrentUserRead?: boolean }
  }
}

/** Invalidates every read of these topics; those on screen are refetched. */
export const refresh = (...topics: ChangedTopic[]) => queryClient.invalidateQueries(readsOf(topics))

/** The same without reads of a single item: the call itself answered its new state, or it is deleted. */
export function refreshLists(...topics: Topic[]) {
  forgetAnswers()
  return queryClient.invalidateQueries({
    predicate: ({ meta }) => topics.some((changed) => meta?.topics?.includes(changed)),
  })
}

function readsOf(changed: readonly string[]) {
  if (changed.length > 0) forgetAnswers()
  return {
    predicate: ({ meta }: Query) =>
      changed.some((topic) => topic === 'everything' || meta?.topics?.some((shown) => touches(topic, shown))),
  }
}

const followed = new WeakSet<Query>()

/** Refetches once after the read in flight, however often this is called until then. */
export function refetchAfterPending(query: Query): void {
  if (followed.has(query)) return
  followed.add(query)
  query.promise?.then(
    () => {
      followed.delete(query)
      return queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    },
    () => followed.delete(query),
  )
}

/** The same for changes by others: a read in flight is not aborted, but followed by one more. */
export const refreshAfterPending = (...topics: string[]) => {
  const reads = readsOf(topics)
  queryClient
    .getQueryCache()
    .findAll({ ...reads, fetchStatus: 'fetching' })
    .forEach(refetchAfterPending)
  return queryClient.invalidateQueries({
    predicate: (query) => query.state.fetchStatus !== 'fetching' && reads.predicate(query),
  })
}

/** Restarts reads in flight, because they may be older than what is on screen and would replace it. */
export const restartReads = (reads: QueryFilters) =>
  queryClient.invalidateQueries({ ...reads, fetchStatus: 'fetching', refetchType: 'all' })

/** Replaces a cached read with the answer to a change. */
export function showAnswer<Key extends QueryKey>(
  queryKey: Key,
  answer: NoInfer<InferDataFromTag<unknown, Key>>,
): void {
  queryClient.setQueryData(queryKey, answer)
  void restartReads({ queryKey, exact: true })
}
