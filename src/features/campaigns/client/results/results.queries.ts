import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, showAnswer } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import {
  getCampaignResults,
  readPostResults,
  refreshCampaignResults,
} from '#features/campaigns/results.contract.ts'

/** The end of a refresh is announced; this is for announcements that get lost. */
const RUNNING_MS = 4000

const resultsQuery = (id: string) => read(getCampaignResults, { params: { id } })

export const useCampaignResults = (id: string) =>
  useQuery({
    ...resultsQuery(id),
    refetchInterval: ({ state }) => (state.data?.refresh.isRunning ? RUNNING_MS : false),
  })

export function useRefreshResults(id: string) {
  const t = useText(campaignResultsMessages)
  return useMutation({
    /** Of one post, otherwise of all that are free to read. */
    mutationFn: (postId: string | undefined) =>
      postId === undefined
        ? call(refreshCampaignResults, { params: { id } })
        : call(readPostResults, { params: { id, postId } }),
    onSuccess: (results) => showAnswer(resultsQuery(id).queryKey, results),
    onError: failureToast(t('toasts.failed')),
  })
}
