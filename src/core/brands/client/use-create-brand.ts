import { useMutation } from '@tanstack/react-query'
import { failureToast } from '#client/data/error-toast.ts'
import { refresh } from '#client/data/query.ts'
import { useIdempotentCall } from '#client/data/use-idempotent-call.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { createBrand } from '../brands.contract.ts'
import { brandMessages } from '../i18n/index.ts'

export function useCreateBrand() {
  const t = useText(brandMessages)
  const create = useIdempotentCall(createBrand)
  return useMutation({
    mutationFn: (body: CallInput<typeof createBrand>['body']) => create({ body }),
    onSuccess: ({ name }) => {
      toast({ title: t('toasts.added'), description: t('toasts.addedText', { name }) })
      void refresh('brands')
    },
    onError: failureToast(t('toasts.addFailed')),
  })
}
