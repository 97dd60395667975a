import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { failureToast } from '#client/data/error-toast.ts'
import { read, readPages, refreshLists, showAnswer } from '#client/data/query.ts'
import { useIdempotentCall } from '#client/data/use-idempotent-call.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { useBrandFilter, useIsBrandFilterKnown } from '#core/brands/index.client.ts'
import * as contract from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { publishCampaign } from '#features/campaigns/publish.contract.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { usePublishToast } from '../detail/use-publish-toast.ts'
import { useProblemWords } from '../post/use-problem-words.ts'
import type { CampaignFilters, CampaignTab } from './campaign-filters.ts'

function queryOf(tab: CampaignTab) {
  if (tab === 'all') return {}
  return tab === 'ai' ? { ai: 'true' as const } : { status: tab }
}

/** Keeps the previous list on screen while the next one loads. */
export function useCampaigns({ tab, search: typed, sort, plan: planId }: CampaignFilters) {
  const brandId = useBrandFilter()
  const search = typed.trim() || undefined
  // Plans are shown as groups, but a search finds their campaigns, too.
  const plan = planId || (search ? undefined : ('none' as const))
  const query = { ...queryOf(tab), search, sort, plan, brandId, limit: 24 }
  return useInfiniteQuery({
    ...readPages(contract.listCampaigns, { query }),
    placeholderData: keepPreviousData,
    enabled: useIsBrandFilterKnown(),
  })
}

/** The campaigns of each content plan as one group. */
export function usePlanGroups({ tab, search, plan }: CampaignFilters) {
  const brandId = useBrandFilter()
  const isKnown = useIsBrandFilterKnown()
  return useInfiniteQuery({
    ...readPages(contract.listPlanGroups, { query: { ...queryOf(tab), brandId, limit: 6 } }),
    enabled: isKnown && plan === '' && search.trim() === '',
  })
}

/** One group; null if the plan has no campaigns or was deleted. */
export function usePlanGroup(plan: string) {
  return useQuery({
    ...read(contract.listPlanGroups, { query: { plan } }),
    select: ({ items }) => items[0] ?? null,
    enabled: plan !== '',
  })
}

export function useCampaignTotals() {
  const brandId = useBrandFilter()
  return useQuery({
    ...read(contract.campaignTotals, { query: { brandId } }),
    enabled: useIsBrandFilterKnown(),
  })
}

/** Refreshes lists and counts. The open campaign is left out: the call already answered its new state. */
export const refreshCampaignLists = () => void refreshLists('campaigns', 'activity')

export function useCreateCampaign() {
  const t = useText(campaignMessages)
  const create = useIdempotentCall(contract.createCampaign)
  const tellProblems = useProblemWords()
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.createCampaign>['body']) => create({ body }),
    onSuccess: ({ problems, scheduledFor }) => {
      toast({ title: t('toasts.created'), description: scheduledFor ? tellProblems(problems) : undefined })
      refreshCampaignLists()
    },
    onError: failureToast(t('toasts.error')),
  })
}

export function useGenerateCampaign() {
  const t = useText(campaignMessages)
  const generate = useIdempotentCall(contract.generateCampaign)
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.generateCampaign>['body']) => generate({ body }),
    onSuccess: ({ writtenBy }) => {
      toast({
        title: t('toasts.generated'),
        description: t(writtenBy === 'ai' ? 'toasts.byAi' : 'toasts.byBuiltIn'),
      })
      refreshCampaignLists()
    },
    onError: failureToast(t('toasts.error')),
  })
}

export function usePublishCampaign() {
  const t = useText(campaignMessages)
  const publish = useIdempotentCall(publishCampaign)
  const showPublishToast = usePublishToast()
  return useMutation({
    mutationFn: (id: string) => publish({ params: { id } }),
    onSuccess: (campaign) => {
      showAnswer(read(contract.getCampaign, { params: { id: campaign.id } }).queryKey, campaign)
      showPublishToast(campaign)
      refreshCampaignLists()
    },
    onError: failureToast(t('toasts.error')),
  })
}
