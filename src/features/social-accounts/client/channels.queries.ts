import { useMutation } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { refresh } from '#client/data/query.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { channelMessages } from '../i18n/index.ts'
import * as contract from '../social-accounts.contract.ts'

export function useConnectTestAccount() {
  const t = useText(channelMessages)
  const locale = useLocale()
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.connectTestAccount>['body']) =>
      call(contract.connectTestAccount, { body }),
    onSuccess: ({ platform }) => {
      const values = { platform: platformName(platform, locale) }
      toast({ title: t('toasts.connected'), description: t('toasts.connectedText', values) })
      return refresh('social-accounts')
    },
    onError: failureToast(t('toasts.connectFailed')),
  })
}

export function useConnectAllTestAccounts() {
  const t = useText(channelMessages)
  return useMutation({
    mutationFn: () => call(contract.connectAllTestAccounts, { body: {} }),
    onSuccess: ({ connected }) => {
      toast({ title: t('toasts.connectedAll', { count: connected }) })
      return refresh('social-accounts')
    },
    onError: failureToast(t('toasts.connectFailed')),
  })
}

export function useCheckAccount() {
  const t = useText(channelMessages)
  const locale = useLocale()
  return useMutation({
    mutationFn: (id: string) => call(contract.checkSocialAccount, { params: { id } }),
    onSuccess: ({ accountName, platform, health }) => {
      const values = { name: accountName, platform: platformName(platform, locale) }
      if (health === 'ok') toast({ title: t('toasts.works'), description: t('toasts.worksText', values) })
      else
        toast({
          variant: 'destructive',
          title: t('toasts.worksNot'),
          description: t('toasts.worksNotText', { ...values, health }),
        })
      return refresh('social-accounts')
    },
    onError: failureToast(t('toasts.checkFailed')),
  })
}

export function useDisconnectAccount() {
  const t = useText(channelMessages)
  const locale = useLocale()
  return useMutation({
    mutationFn: ({ id }: contract.SocialAccount) =>
      call(contract.disconnectSocialAccount, { params: { id } }),
    onSuccess: (_answer, { accountName, platform }) => {
      const values = { name: accountName, platform: platformName(platform, locale) }
      toast({ title: t('toasts.disconnected'), description: t('toasts.disconnectedText', values) })
      return refresh('social-accounts')
    },
  })
}
