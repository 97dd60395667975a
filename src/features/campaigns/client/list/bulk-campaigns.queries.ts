import { useMutation } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { type Campaign, deleteCampaign } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { cancelCampaign } from '#features/campaigns/publish.contract.ts'
import { refreshCampaignLists } from './campaigns.queries.ts'

type BulkAction = 'delete' | 'unschedule'

const steps: Record<BulkAction, (id: string) => Promise<unknown>> = {
  delete: (id) => call(deleteCampaign, { params: { id } }),
  unschedule: (id) => call(cancelCampaign, { params: { id }, body: {} }),
}

/** Each campaign by itself: one that cannot be changed does not hold up the others, and stays selected. */
export function useBulkCampaigns(action: BulkAction, onSelect: (kept: readonly Campaign[]) => void) {
  const t = useText(campaignMessages)
  return useMutation({
    mutationFn: async (campaigns: readonly Campaign[]) => {
      const kept: Campaign[] = []
      let reason = ''
      for (const campaign of campaigns)
        try {
          await steps[action](campaign.id)
        } catch (error) {
          kept.push(campaign)
          reason = reasonOf(error)
        }
      return { kept, reason, done: campaigns.length - kept.length }
    },
    onSuccess: ({ kept, reason, done }) => {
      onSelect(kept)
      refreshCampaignLists()
      if (done > 0) toast({ title: t(`selection.${action}Done`, { count: done }) })
      if (kept.length > 0)
        toast({
          variant: 'destructive',
          title: t('selection.kept', { count: kept.length }),
          description: reason,
        })
    },
  })
}
