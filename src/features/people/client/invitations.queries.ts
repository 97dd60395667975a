import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, refresh } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { copyText } from '#client/ui/copy-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { peopleMessages } from '../i18n/index.ts'
import * as contract from '../invitations.contract.ts'

export const useInvitations = () => useQuery(read(contract.listInvitations, {}))

const refreshInvitations = () => refresh('invitations', 'activity')

export function useInvite() {
  const t = useText(peopleMessages)
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.invite>['body']) => call(contract.invite, { body }),
    onSuccess: () => void refreshInvitations(),
    onError: failureToast(t('toasts.inviteFailed')),
  })
}

export function useResendInvitation() {
  const t = useText(peopleMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.resendInvitation, { params: { id } }),
    onSuccess: ({ mailed }) => {
      toast({
        title: mailed ? t('toasts.resent') : t('toasts.renewed'),
        description: t('toasts.renewedText'),
      })
      void refreshInvitations()
    },
    onError: failureToast(t('toasts.resendFailed')),
  })
}

/** The dialog shows why it failed. */
export function useWithdrawInvitation() {
  const t = useText(peopleMessages)
  return useMutation({
    mutationFn: (id: string) => call(contract.withdrawInvitation, { params: { id } }),
    onSuccess: () => {
      toast({ title: t('toasts.withdrawn') })
      void refreshInvitations()
    },
  })
}

/** The full URL: the server answers only the path, because the browser knows the host. */
export const linkOf = (path: string): string => window.location.origin + path

export function useCopyLink(): (link: string) => Promise<void> {
  const t = useText(peopleMessages)
  return async (link) => {
    if (await copyText(link)) toast({ title: t('toasts.copied') })
    else
      toast({
        variant: 'destructive',
        title: t('toasts.copyFailed'),
        description: t('toasts.copyFailedText'),
      })
  }
}
