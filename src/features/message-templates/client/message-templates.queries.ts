import { useMutation, useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { call, fieldsOf } from '#client/data/api.ts'
import { failureToast, reasonOf } from '#client/data/error-toast.ts'
import { read, refresh, showAnswer } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { Locale } from '#platform/locale.ts'
import { postTemplateMessages, templateListMessages } from '../i18n/index.ts'
import * as contract from '../message-templates.contract.ts'

export type PostPath = { id: string; postId: string }
type Choice = z.input<typeof contract.choosePostTemplate.body>

const postTemplate = (params: PostPath) => read(contract.getPostTemplate, { params })
const list = (id: string) => read(contract.listTemplates, { params: { id } })

export const usePostTemplate = (params: PostPath) => useQuery(postTemplate(params))
export const useTemplates = (accountId: string) => useQuery(list(accountId))

/** With the words of the network, if it said why. */
export function whyOf(error: Error): string {
  const { detail } = fieldsOf(error)
  return detail ? `${reasonOf(error)} ${detail}` : reasonOf(error)
}

export function useChoosePostTemplate(params: PostPath) {
  const t = useText(postTemplateMessages)
  return useMutation({
    mutationFn: (body: Choice) => call(contract.choosePostTemplate, { params, body }),
    onSuccess: (answer) => {
      showAnswer(postTemplate(params).queryKey, answer)
      toast({ title: t('chosen') })
      return refresh('campaigns')
    },
  })
}

export function useSubmitPostTemplate(params: PostPath) {
  const t = useText(postTemplateMessages)
  return useMutation({
    mutationFn: (language: Locale) => call(contract.submitPostTemplate, { params, body: { language } }),
    onSuccess: (answer) => {
      showAnswer(postTemplate(params).queryKey, answer)
      toast({ title: t('submitted') })
      return refresh('campaigns')
    },
  })
}

export function useSyncTemplates(accountId: string) {
  const t = useText(templateListMessages)
  return useMutation({
    mutationFn: () => call(contract.syncTemplates, { params: { id: accountId } }),
    onSuccess: (answer) => {
      showAnswer(list(accountId).queryKey, answer)
      toast({ title: t('synced') })
      return refresh('message-templates')
    },
    onError: failureToast(t('syncFailed')),
  })
}

export function useSubmitTemplate(accountId: string) {
  const t = useText(templateListMessages)
  return useMutation({
    mutationFn: (body: z.input<typeof contract.submitTemplateSchema>) =>
      call(contract.submitTemplate, { params: { id: accountId }, body }),
    onSuccess: (answer) => {
      showAnswer(list(accountId).queryKey, answer)
      toast({ title: t('submitted') })
    },
  })
}
