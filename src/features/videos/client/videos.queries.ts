import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { readPages, refresh } from '#client/data/query.ts'
import { useIdempotentCall } from '#client/data/use-idempotent-call.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { findMediaItem } from '#features/media-library/index.client.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { videoMessages } from '../i18n/index.ts'
import * as contract from '../videos.contract.ts'
import { type MediaDraft, mediaDraftOf } from './scene-draft.ts'

export const useVideos = () => useInfiniteQuery(readPages(contract.listVideos, { query: { limit: 10 } }))

export type VideoWish = CallInput<typeof contract.generateVideo>['body']

export function useGenerateVideo(onAsked: (id: string) => void) {
  const t = useText(videoMessages)
  const generate = useIdempotentCall(contract.generateVideo)
  return useMutation({
    mutationFn: (body: VideoWish) => generate({ body }),
    // Awaited, so that the new video is on screen when the button is enabled again.
    onSuccess: ({ id }) => {
      onAsked(id)
      return refresh('videos')
    },
    onError: failureToast(t('toasts.error')),
  })
}

/** A finished video with its photos and clips, as far as they are still in the library. */
export type EditedVideo = { video: contract.Video; media: MediaDraft[]; missing: number }

/** Loads what the storyboard of a finished video shows. */
export function useOpenEdit(onOpen: (edited: EditedVideo) => void) {
  const t = useText(videoMessages)
  return useMutation({
    mutationFn: async (video: contract.Video): Promise<EditedVideo> => {
      const ids = new Set(video.scenes.flatMap(({ imageId }) => imageId ?? []))
      const items = await Promise.all([...ids].map(findMediaItem))
      const media = items.flatMap((item) => (item ? [mediaDraftOf(item)] : []))
      return { video, media, missing: ids.size - media.length }
    },
    onSuccess: onOpen,
    onError: failureToast(t('toasts.error')),
  })
}

export function usePlanVideo() {
  const t = useText(videoMessages)
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.planVideo>['body']) => call(contract.planVideo, { body }),
    onError: failureToast(t('toasts.error')),
  })
}

export function useDeleteVideo() {
  const t = useText(videoMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.deleteVideo, { params: { id } }),
    onSuccess: () => {
      toast({ title: t('toasts.deleted') })
      void refresh('videos')
    },
    onError: failureToast(t('toasts.error')),
  })
}
