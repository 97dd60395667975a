import { useMutation, useQuery } from '@tanstack/react-query'
import { failureToast } from '#client/data/error-toast.ts'
import { read, refresh } from '#client/data/query.ts'
import { useIdempotentCall } from '#client/data/use-idempotent-call.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { useBrandFilter, useIsBrandFilterKnown } from '#core/brands/index.client.ts'
import * as contract from '#features/customers/consent.contract.ts'
import { consentMessages } from '#features/customers/i18n/index.ts'
import type { CallInput } from '#platform/endpoint.ts'

export const useConsents = (id: string) => useQuery(read(contract.getConsents, { params: { id } }))

export function useConsentSummary() {
  const brandId = useBrandFilter()
  return useQuery({
    ...read(contract.consentSummary, { query: { brandId } }),
    enabled: useIsBrandFilterKnown(),
  })
}

export function useRecordConsent(id: string) {
  const t = useText(consentMessages)
  const record = useIdempotentCall(contract.recordConsent)
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.recordConsent>['body']) => record({ params: { id }, body }),
    onSuccess: (_, { state }) => {
      toast({ title: t(state === 'granted' ? 'toasts.recorded' : 'toasts.withdrawn') })
      void refresh('customers')
    },
    onError: (error, { state }) =>
      failureToast(t(state === 'granted' ? 'toasts.recordFailed' : 'toasts.withdrawFailed'))(error),
  })
}

function useShowReport() {
  const t = useText(consentMessages)
  return ({ asked, skipped }: contract.AskReport) => {
    const count = Object.values(skipped).reduce((sum, each) => sum + each, 0)
    toast({
      title: t('toasts.asked', { count: asked }),
      ...(count > 0 && { description: t('toasts.skipped', { count }) }),
    })
    void refresh('customers')
  }
}

export function useAskForConsent() {
  const t = useText(consentMessages)
  const ask = useIdempotentCall(contract.askForConsent)
  return useMutation({
    mutationFn: (customerIds: string[]) => ask({ body: { customerIds } }),
    onSuccess: useShowReport(),
    onError: failureToast(t('toasts.askFailed')),
  })
}

export function useAskEveryone() {
  const ask = useIdempotentCall(contract.askEveryone)
  return useMutation({
    mutationFn: (brandId: string | undefined) => ask({ body: { brandId } }),
    onSuccess: useShowReport(),
  })
}
