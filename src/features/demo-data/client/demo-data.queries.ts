import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { queryClient, read } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import * as contract from '../demo-data.contract.ts'
import { demoDataMessages } from '../i18n/index.ts'
import { reloadWithNotice } from './reload-notice.ts'

export const useDemoDataState = () => useQuery(read(contract.demoDataState, {}))

export function useLoadDemoData() {
  const t = useText(demoDataMessages)
  return useMutation({
    mutationFn: () => call(contract.populateDemoData, {}),
    onSuccess: reloadWithNotice,
    onError: failureToast(t('loadFailed')),
  })
}

export function useRemoveDemoData() {
  const t = useText(demoDataMessages)
  return useMutation({
    mutationFn: () => call(contract.removeDemoData, {}),
    onSuccess: () => {
      toast({ title: t('removed'), description: t('removedText') })
      void queryClient.invalidateQueries()
    },
  })
}
