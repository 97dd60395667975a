import { useMutation } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { refresh } from '#client/data/query.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { networkAppNames } from '#connectors/social/connect/network-apps.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import * as contract from '#features/social-accounts/social-accounts.contract.ts'
import type { CallInput } from '#platform/endpoint.ts'

export type ConnectBody = CallInput<typeof contract.connectChannel>['body']

function useConnected() {
  const t = useText(connectChannelMessages)
  const locale = useLocale()
  return ({ accounts }: { accounts: contract.SocialAccount[] }) => {
    const [first] = accounts
    if (first)
      toast({
        title: t('connected', { count: accounts.length, name: first.accountName }),
        description: t('connectedText', { platform: platformName(first.platform, locale) }),
      })
    return refresh('social-accounts')
  }
}

/** Errors are shown in the dialog. */
export function useChoosePages() {
  const t = useText(connectChannelMessages)
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.choosePages>) => call(contract.choosePages, input),
    onSuccess: () => {
      toast({ title: t('pages.saved') })
      return refresh('social-accounts')
    },
  })
}

/** Errors are shown in the form. */
export function useConnectChannel() {
  return useMutation({
    mutationFn: (body: ConnectBody) => call(contract.connectChannel, { body }),
    onSuccess: useConnected(),
  })
}

/** Errors are shown in the form. Success is told here, because the form is gone once the keys are known. */
export function useSaveNetworkApp() {
  const t = useText(connectChannelMessages)
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.saveNetworkApp>['body']) =>
      call(contract.saveNetworkApp, { body }),
    onSuccess: (_none, { name }) => {
      toast({
        title: t('app.saved'),
        description: t('app.savedText', { network: networkAppNames[name] }),
      })
      return refresh('social-accounts')
    },
  })
}

/** Errors are shown in the dialog. */
export function useRemoveNetworkApp() {
  const t = useText(connectChannelMessages)
  return useMutation({
    mutationFn: ({ name }: Pick<contract.ShownApp, 'name'>) =>
      call(contract.removeNetworkApp, { params: { name } }),
    onSuccess: () => {
      toast({ title: t('app.removed') })
      return refresh('social-accounts')
    },
  })
}

/** Leads to the network's page. */
export function useBeginSignIn() {
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.beginSignIn>['body']) =>
      call(contract.beginSignIn, { body }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
}

export function useFinishSignIn() {
  return useMutation({
    mutationFn: (body: CallInput<typeof contract.finishSignIn>['body']) =>
      call(contract.finishSignIn, { body }),
    onSuccess: useConnected(),
  })
}

export function useSendTestPost() {
  const t = useText(connectChannelMessages)
  return useMutation({
    mutationFn: ({ account: { id } }: { account: contract.SocialAccount; onSent: (url: string) => void }) =>
      call(contract.sendTestPost, { params: { id }, body: { text: t('testPostText') } }),
    onSuccess: ({ url }, { onSent }) => onSent(url),
    onSettled: () => refresh('social-accounts'),
  })
}
