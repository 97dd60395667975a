import { type InfiniteData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { queryClient, read, readPages, refresh, restartReads } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { Page } from '#platform/endpoint.ts'
import { behaviourMessages, sandboxMessages } from '../i18n/index.ts'
import { type BehaviourChange, changeBehaviour } from '../sandbox-behaviour.contract.ts'
import * as contract from '../sandbox-network.contract.ts'

const pagesOf = (accountId: string) => readPages(contract.sandboxFeed, { params: { id: accountId } })

export const useSandboxAccount = (id: string) =>
  useQuery(read(contract.getSandboxAccount, { params: { id } }))

const PROCESSING_MS = 5000

/** The end of video processing is not announced, so the feed polls while there is one. */
export const useFeed = (accountId: string) =>
  useInfiniteQuery({
    ...pagesOf(accountId),
    refetchInterval: ({ state }) => {
      const posts = state.data?.pages.flatMap(({ items }) => items) ?? []
      return posts.some((post) => post.state === 'processing') ? PROCESSING_MS : false
    },
  })

/** Replaces the post on screen with the server's answer. */
function show(accountId: string, post: contract.FeedPost): void {
  type Pages = InfiniteData<Page<contract.FeedPost>, string | undefined>
  const { queryKey } = pagesOf(accountId)
  queryClient.setQueryData<Pages>(queryKey, (known) => {
    const replaced = (page: Page<contract.FeedPost>) => ({
      ...page,
      items: page.items.map((each) => (each.id === post.id ? post : each)),
    })
    return known && { ...known, pages: known.pages.map(replaced) }
  })
  void restartReads({ queryKey, exact: true })
}

/** Actions run one after another, so that an earlier answer cannot overwrite a later one on screen. */
const inTurn = (postId: string) => ({ id: `sandbox-post-${postId}` })

export type Act = contract.Reaction | { kind: 'unlike' }

/** Actions of a reader on one post. */
export function useAct(accountId: string, postId: string) {
  const t = useText(sandboxMessages)
  return useMutation({
    scope: inTurn(postId),
    mutationFn: (act: Act) =>
      act.kind === 'unlike'
        ? call(contract.removeSandboxLike, { params: { id: postId } })
        : call(contract.addSandboxReaction, { params: { id: postId }, body: act }),
    onSuccess: (post) => show(accountId, post),
    onError: failureToast(t('notDone')),
  })
}

/** Errors are ignored: a view that was not counted does not concern the reader. */
export function useSee(accountId: string, postId: string) {
  return useMutation({
    scope: inTurn(postId),
    mutationFn: () => call(contract.addSandboxReaction, { params: { id: postId }, body: { kind: 'view' } }),
    onSuccess: (post) => show(accountId, post),
  })
}

export const useSandboxMessages = (accountId: string) =>
  useInfiniteQuery(readPages(contract.listSandboxMessages, { params: { id: accountId } }))

export function useWriteMessage(accountId: string) {
  const t = useText(sandboxMessages)
  return useMutation({
    mutationFn: (body: contract.CustomerMessage) =>
      call(contract.writeSandboxMessage, { params: { id: accountId }, body }),
    onSuccess: () => refresh(`sandbox/${accountId}`),
    onError: failureToast(t('notDone')),
  })
}

/** Sets how the network treats an account from now on. */
export function useChangeBehaviour(accountId: string) {
  const t = useText(behaviourMessages)
  return useMutation({
    mutationFn: (body: BehaviourChange) => call(changeBehaviour, { params: { id: accountId }, body }),
    onSuccess: ({ kind }) => {
      if (kind === 'normal') toast({ title: t('toasts.normal') })
      else toast({ title: t('toasts.applied'), description: t('toasts.appliedText') })
      return refresh(`sandbox/${accountId}`)
    },
    onError: failureToast(t('toasts.failed')),
  })
}
