import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, refresh, showAnswer } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import * as ai from '#core/settings/ai-settings.contract.ts'
import * as usage from '#core/settings/ai-usage.contract.ts'
import { aiSettingsMessages, mailSettingsMessages } from '#core/settings/i18n/index.ts'
import { workspaceQuery } from '#core/settings/index.client.ts'
import * as local from '#core/settings/local-ai.contract.ts'
import * as mail from '#core/settings/mail-settings.contract.ts'
import * as workspace from '#core/settings/workspace-settings.contract.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { planMessages } from '../i18n/index.ts'

const aiQuery = read(ai.getAiSettings, {})
const usageQuery = read(usage.getAiUsage, {})
const localQuery = read(local.findLocalAi, {})
const mailQuery = read(mail.getMailSettings, {})

export function useChoosePlan() {
  const t = useText(planMessages)
  return useMutation({
    mutationFn: (body: CallInput<typeof workspace.choosePlan>['body']) =>
      call(workspace.choosePlan, { body }),
    onSuccess: (saved) => {
      showAnswer(workspaceQuery.queryKey, saved)
      toast({ title: t('changed') })
    },
    onError: failureToast(t('failed')),
  })
}

export const useAiSettings = () => useQuery(aiQuery)

export const useSaveAiSettings = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof ai.saveAiSettings>['body']) => call(ai.saveAiSettings, { body }),
    onSuccess: (saved) => showAnswer(aiQuery.queryKey, saved),
  })

export const useAiUsage = () => useQuery(usageQuery)

export const useSaveAiBudget = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof usage.saveAiBudget>['body']) => call(usage.saveAiBudget, { body }),
    onSuccess: (saved) => showAnswer(usageQuery.queryKey, saved),
  })

export const useLocalAi = () => useQuery(localQuery)

export function useChooseLocalAi(onChosen: () => void) {
  const t = useText(aiSettingsMessages)
  return useMutation({
    mutationFn: (body: CallInput<typeof local.chooseLocalAi>['body']) => call(local.chooseLocalAi, { body }),
    onSuccess: (saved) => {
      showAnswer(aiQuery.queryKey, saved)
      toast({ title: t('local.used') })
      onChosen()
    },
    onError: failureToast(t('local.failed')),
  })
}

export function useRemoveAiSettings() {
  const t = useText(aiSettingsMessages)
  return useMutation({
    mutationFn: () => call(ai.removeAiSettings, {}),
    onSuccess: () => {
      toast({ title: t('remove.toast') })
      return refresh('ai-settings')
    },
  })
}

export const useMailSettings = () => useQuery(mailQuery)

export const useSaveMailSettings = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof mail.saveMailSettings>['body']) =>
      call(mail.saveMailSettings, { body }),
    onSuccess: ({ sentTo: _, ...saved }) => showAnswer(mailQuery.queryKey, saved),
  })

export function useRemoveMailSettings() {
  const t = useText(mailSettingsMessages)
  return useMutation({
    mutationFn: () => call(mail.removeMailSettings, {}),
    onSuccess: () => {
      toast({ title: t('remove.toast') })
      return refresh('mail-settings')
    },
  })
}

export function useTestMail() {
  const t = useText(mailSettingsMessages)
  return useMutation({
    mutationFn: () => call(mail.testMail, {}),
    onSuccess: ({ sentTo }) => void toast({ title: t('testSent', { email: sentTo }) }),
    onError: failureToast(t('testFailed')),
  })
}
