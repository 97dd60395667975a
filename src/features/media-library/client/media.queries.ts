import {
  type InfiniteData,
  keepPreviousData,
  type Query,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { queryClient, read, readPages, refresh, restartReads } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { CallInput, Page } from '#platform/endpoint.ts'
import { mediaMessages } from '../i18n/index.ts'
import * as contract from '../media-library.contract.ts'

type Item = contract.MediaItem
/** Designs are those of Brand studio, which has its own list. */
export const libraryKinds = [...contract.mediaFilters, 'design'] as const
export type LibraryKind = (typeof libraryKinds)[number]

export type MediaFilters = {
  search: string
  tag: string | undefined
  kind: LibraryKind | undefined
}

export const hasFilter = ({ search, tag, kind }: MediaFilters) =>
  search.trim() !== '' || tag !== undefined || kind !== undefined

/** Fills rows of two, three, four and six. The server embeds the first page, by this number. */
const PAGE = 48

/** Keeps the previous list on screen while the next one loads. */
export const useMedia = ({ search, tag, kind }: MediaFilters) =>
  useInfiniteQuery({
    ...readPages(contract.listMedia, {
      query: {
        limit: PAGE,
        search: search.trim() || undefined,
        tag,
        kind: kind === 'design' ? undefined : kind,
      },
    }),
    enabled: kind !== 'design',
    placeholderData: keepPreviousData,
  })
export type MediaList = ReturnType<typeof useMedia>

export const itemsOf = ({ data }: MediaList): Item[] => data?.pages.flatMap(({ items }) => items) ?? []

/** Shops without images of products have no filter for them. */
export const useHasProductImages = (isAsked: boolean) =>
  useQuery({
    ...read(contract.listMedia, { query: { limit: 1, kind: 'product' } }),
    select: ({ items }) => items.length > 0,
    enabled: isAsked,
  }).data ?? false

/** An image that may not be in a loaded list. */
export const useMediaItem = (id: string) => useQuery(read(contract.getMedia, { params: { id } }))

export const useMediaTags = () => useQuery(read(contract.listMediaTags, {}))

export const useMediaUses = (id: string) => useQuery(read(contract.listMediaUses, { params: { id } }))

export const isList = ({ queryKey: [path, , kind] }: Query) =>
  path === contract.listMedia.path && kind === 'pages'

function isUnfilteredList(query: Query): boolean {
  const { search, tag, kind } = (query.queryKey[1] ?? {}) as Partial<MediaFilters>
  return isList(query) && !search && !tag && !kind
}

type Pages = InfiniteData<Page<Item>, string | undefined>

/** Changes the items of cached lists. */
export function changeLists(
  predicate: (query: Query) => boolean,
  change: (items: Item[], page: number) => Item[],
) {
  queryClient.setQueriesData<Pages>(
    { predicate },
    (data) =>
      data && { ...data, pages: data.pages.map((page, at) => ({ ...page, items: change(page.items, at) })) },
  )
  void restartReads({ predicate })
}

const newestFirst = (one: Item, other: Item) => other.createdAt.localeCompare(one.createdAt)

/** The server decides whether a filtered list contains the item. */
export function showAdded(item: Item) {
  changeLists(isUnfilteredList, (items, page) => {
    const others = items.filter(({ id }) => id !== item.id)
    // Uploads run in parallel, so that a later answer may be about an earlier image.
    return page === 0 ? [item, ...others].toSorted(newestFirst) : others
  })
  void queryClient.invalidateQueries({ predicate: (query) => isList(query) && !isUnfilteredList(query) })
}

/** Adds a file that is already stored. */
export function useAddMedia() {
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.addMedia>['body']) => call(contract.addMedia, { body }),
    onSuccess: showAdded,
  })
}

export function useRetryConversion() {
  const t = useText(mediaMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.retryConversion, { params: { id } }),
    onSuccess: (changed) => {
      changeLists(isList, (items) => items.map((item) => (item.id === changed.id ? changed : item)))
      void refresh('media')
    },
    onError: failureToast(t('toasts.retryFailed')),
  })
}

export function useUpdateMedia() {
  const t = useText(mediaMessages)
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.updateMedia>) => call(contract.updateMedia, input),
    onSuccess: (changed) => {
      toast({ title: t('toasts.saved') })
      changeLists(isList, (items) => items.map((item) => (item.id === changed.id ? changed : item)))
      void refresh('media')
    },
    onError: failureToast(t('toasts.saveFailed')),
  })
}
