import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, readPages, refresh } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { CallInput } from '#platform/endpoint.ts'
import * as contract from '../brand-pictures.contract.ts'
import { brandPictureMessages } from '../i18n/index.ts'

const PAGE = 12

export const useBrandPictures = (brandId: string) =>
  useInfiniteQuery(readPages(contract.listBrandPictures, { query: { brandId, limit: PAGE } }))

export function useCreatePicture() {
  const t = useText(brandPictureMessages)
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.createBrandPicture>['body']) =>
      call(contract.createBrandPicture, { body }),
    onSuccess: () => {
      toast({ title: t('toasts.pictureSaved') })
      void refresh('brand-pictures')
    },
    onError: failureToast(t('toasts.pictureNotSaved')),
  })
}

export function useGeneratePicture() {
  const t = useText(brandPictureMessages)
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.generateBrandPicture>['body']) =>
      call(contract.generateBrandPicture, { body }),
    onSuccess: () => {
      toast({ title: t('toasts.made') })
      void refresh('brand-pictures')
    },
    onError: failureToast(t('toasts.makeFailed')),
  })
}

export function useUpdatePicture() {
  const t = useText(brandPictureMessages)
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.updateBrandPicture>) =>
      call(contract.updateBrandPicture, input),
    onSuccess: () => {
      toast({ title: t('toasts.pictureSaved') })
      void refresh('brand-pictures')
    },
    onError: failureToast(t('toasts.pictureNotSaved')),
  })
}

/** The dialog shows why it failed. */
export function useDeletePicture() {
  const t = useText(brandPictureMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.deleteBrandPicture, { params: { id } }),
    onSuccess: () => {
      toast({ title: t('toasts.deleted') })
      void refresh('brand-pictures')
    },
  })
}

export const usePicturePlaces = (brandId: string) =>
  useQuery(read(contract.listPicturePlaces, { query: { brandId } }))

export const useDesignStart = (params: { campaignId: string; postId: string }, mediaId: string | undefined) =>
  useQuery({ ...read(contract.startDesign, { params, query: { mediaId } }), refetchOnWindowFocus: false })

export function usePutPicture() {
  const t = useText(brandPictureMessages)
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: ({
      id,
      postId,
      mediaId,
    }: {
      id: string
      postId: string | undefined
      mediaId?: string | undefined
    }) => call(contract.usePicture, { params: { id }, body: { postId, mediaId } }),
    onSuccess: ({ campaignId }) => {
      toast({
        title: t('toasts.used'),
        action: {
          label: t('toasts.open'),
          altText: t('toasts.openAlt'),
          onSelect: () => navigate(`/campaigns/${campaignId}`),
        },
      })
      void refresh('campaigns')
    },
    onError: failureToast(t('toasts.useFailed')),
  })
}
