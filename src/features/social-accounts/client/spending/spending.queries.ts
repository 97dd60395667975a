import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { read, refresh } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { spendingMessages } from '#features/social-accounts/i18n/index.ts'
import * as contract from '#features/social-accounts/social-accounts.contract.ts'

/** What networks have charged this month. Asked for only where something costs money. */
export const useSpending = (isEnabled: boolean) =>
  useQuery({ ...read(contract.listSpending, {}), enabled: isEnabled })

/** Errors are shown in the dialog. */
export function useSetMonthlyLimit() {
  const t = useText(spendingMessages)
  return useMutation({
    mutationFn: ({ id, monthlyLimit }: { id: string; monthlyLimit: number }) =>
      call(contract.setMonthlyLimit, { params: { id }, body: { monthlyLimit } }),
    onSuccess: () => {
      toast({ title: t('saved') })
      return refresh('social-accounts')
    },
  })
}
