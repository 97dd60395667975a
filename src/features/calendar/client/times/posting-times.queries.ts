import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, refresh, showAnswer } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { useBrandFilter, useIsBrandFilterKnown } from '#core/brands/index.client.ts'
import { postingTimesMessages } from '#features/calendar/i18n/index.ts'
import * as contract from '#features/calendar/posting-times.contract.ts'
import type { CallInput } from '#platform/endpoint.ts'
import type { CalendarSearchParams } from '../use-calendar-search-params.ts'

const postingTimes = () => read(contract.getPostingTimes, {})

export const usePostingTimes = () => useQuery(postingTimes())

export function useSavePostingTimes() {
  const t = useText(postingTimesMessages)
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.savePostingTimes>['body']) =>
      call(contract.savePostingTimes, { body }),
    onSuccess: (saved) => {
      showAnswer(postingTimes().queryKey, saved)
      void refresh('posting-times')
      toast({ title: t('saved') })
    },
    onError: failureToast(t('failed')),
  })
}

/** By day; none until they are asked for. */
export function useFreeTimes({ from, to, filters, showsFree }: CalendarSearchParams) {
  const brandId = useBrandFilter()
  const isKnown = useIsBrandFilterKnown()
  const { data } = useQuery({
    ...read(contract.getFreeTimes, { query: { from, to, brandId, platform: filters.platform } }),
    placeholderData: keepPreviousData,
    enabled: showsFree && isKnown,
  })
  return showsFree ? data?.times : undefined
}
