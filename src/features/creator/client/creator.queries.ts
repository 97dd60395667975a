import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { queryClient, read, refresh } from '#client/data/query.ts'
import { useIdempotentCall } from '#client/data/use-idempotent-call.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { failureWithReasons } from '#features/campaigns/index.client.ts'
import { putPostVideo } from '#features/campaigns/posts.contract.ts'
import { scheduleCampaign } from '#features/campaigns/publish.contract.ts'
import { waitingTexts } from '#features/writing/live-texts.contract.ts'
import type { CallInput } from '#platform/endpoint.ts'
import * as contract from '../creator.contract.ts'
import { creatorMessages } from '../i18n/index.ts'

export const useCreation = (id: string) => useQuery(read(contract.getCreation, { params: { id } }))

/** The person's last creation: shown again while in progress. */
export const useLastCreation = (enabled: boolean) =>
  useQuery({ ...read(contract.listCreations, { query: { limit: 1 } }), enabled })

export type Brief = Omit<CallInput<typeof contract.createCreation>['body'], 'key'>

/** Clicked repeatedly before the answer, it is one creation. */
export function useCreate(onCreated: (creation: contract.Creation) => void) {
  const t = useText(creatorMessages)
  const key = useRef<string>(undefined)
  return useMutation({
    mutationFn: (brief: Brief) => {
      key.current ??= crypto.randomUUID()
      return call(contract.createCreation, { body: { ...brief, key: key.current } })
    },
    onSuccess: (creation) => {
      key.current = undefined
      // Shown from its first step on, however quick it is; the refresh below loads the rest.
      const { queryKey } = read(contract.getCreation, { params: { id: creation.id } })
      const texts = waitingTexts(allPlatforms.filter((platform) => creation.progress[platform]))
      queryClient.setQueryData(queryKey, { ...creation, texts, campaign: null })
      void refresh('creations')
      onCreated(creation)
    },
    onError: failureToast(t('toasts.error')),
  })
}

/** A draft has changed: both screens that show it refetch. */
export const refreshDraft = () => void refresh('campaigns', 'creations')

/** One post at a time: each has its own rules, and a refusal does not undo the others. */
export function useAddVideoToPosts() {
  const t = useText(creatorMessages)
  return useMutation({
    mutationFn: async ({ id, postIds, videoId }: { id: string; postIds: string[]; videoId: string }) => {
      for (const postId of postIds) await call(putPostVideo, { params: { id, postId }, body: { videoId } })
    },
    onSuccess: (_, { postIds }) => toast({ title: t('video.done', { count: postIds.length }) }),
    onError: failureWithReasons(t('toasts.error')),
    onSettled: refreshDraft,
  })
}

export function useSchedule() {
  const t = useText(creatorMessages)
  return useMutation({
    mutationFn: useIdempotentCall(scheduleCampaign),
    onSuccess: refreshDraft,
    onError: failureToast(t('toasts.error')),
  })
}
