import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, showAnswer } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { remindersMessages } from '#features/publishing/i18n/index.ts'
import { getReminders, type ReminderChoice, saveReminders } from '#features/publishing/reminders.contract.ts'

const query = () => read(getReminders, {})

export const useReminders = () => useQuery(query())

export function useSaveReminders() {
  const t = useText(remindersMessages)
  return useMutation({
    scope: { id: 'reminders' },
    mutationFn: (body: ReminderChoice) => call(saveReminders, { body }),
    onSuccess: (settings) => showAnswer(query().queryKey, settings),
    onError: failureToast(t('saveFailed')),
  })
}
