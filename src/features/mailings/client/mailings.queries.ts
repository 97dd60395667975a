import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, refresh, showAnswer } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { mailingMessages, returnedMailMessages } from '../i18n/index.ts'
import * as contract from '../mailings.contract.ts'
import * as returned from '../returned-mail.contract.ts'

export type PostPath = { id: string; postId: string }

export const useMailing = (params: PostPath) => useQuery(read(contract.getMailing, { params }))

export const useMailingPreview = (params: PostPath) => useQuery(read(contract.previewMailing, { params }))

export function useSendMailingTest(params: PostPath) {
  const t = useText(mailingMessages)
  return useMutation({
    mutationFn: () => call(contract.sendMailingTest, { params }),
    onSuccess: ({ sentTo }) => toast({ title: t('testSent', { address: sentTo }) }),
    onError: failureToast(t('testFailed')),
  })
}

export function useSendTestMessage(params: PostPath) {
  const t = useText(mailingMessages)
  return useMutation({
    mutationFn: (phone: string) => call(contract.sendTestMessage, { params, body: { phone } }),
    onSuccess: ({ sentTo }) => toast({ title: t('testSent', { address: sentTo }) }),
  })
}

const settings = () => read(contract.getMailingSettings, {})

export const useMailingSettings = () => useQuery(settings())

export function useSaveMailingSettings() {
  const t = useText(mailingMessages)
  return useMutation({
    mutationFn: (body: contract.MailingSettings) => call(contract.saveMailingSettings, { body }),
    scope: { id: 'mailing-settings' },
    onSuccess: (answer) => showAnswer(settings().queryKey, answer),
    onError: failureToast(t('settings.failed')),
  })
}

export const useSaveMessagePrice = () =>
  useMutation({
    mutationFn: (body: contract.MessagePrice) => call(contract.saveMessagePrice, { body }),
    scope: { id: 'message-price' },
    onSuccess: () => refresh('mailings'),
  })

const returnedMail = () => read(returned.getReturnedMail, {})

export const useReturnedMail = () => useQuery(returnedMail())

export const useSaveReturnedMail = () =>
  useMutation({
    mutationFn: (body: returned.ReturnedMailInput) => call(returned.saveReturnedMail, { body }),
    onSuccess: (answer) => showAnswer(returnedMail().queryKey, answer),
  })

export function useRemoveReturnedMail() {
  const t = useText(returnedMailMessages)
  return useMutation({
    mutationFn: () => call(returned.removeReturnedMail, {}),
    onSuccess: () => {
      toast({ title: t('remove.toast') })
      return refresh('mailings')
    },
  })
}

export function useStopMailing(params: PostPath) {
  const t = useText(mailingMessages)
  return useMutation({
    mutationFn: () => call(contract.stopMailing, { params }),
    onSuccess: () => {
      toast({ title: t('stopDone') })
      return refresh('mailings')
    },
  })
}
