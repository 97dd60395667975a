import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { queryClient, read, refresh } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { type BrandVoice, getBrandVoice, saveBrandVoice } from '#core/brands/brand-voice.contract.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { brandStudioMessages } from '../i18n/index.ts'

const voiceOf = (brandId: string) => read(getBrandVoice, { query: { brandId } })

export const useBrandVoice = (brandId: string) => useQuery(voiceOf(brandId))

export function useSaveVoice() {
  const t = useText(brandStudioMessages)
  return useMutation({
    mutationFn: (body: CallInput<typeof saveBrandVoice>['body']) => call(saveBrandVoice, { body }),
    onSuccess: (voice: BrandVoice) => {
      queryClient.setQueryData(voiceOf(voice.brandId).queryKey, voice)
      void refresh('brand-voice')
    },
    onError: failureToast(t('voice.saveFailed')),
  })
}
