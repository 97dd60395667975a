import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, refresh } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { fullName } from '#platform/full-name.ts'
import { peopleMessages } from '../i18n/index.ts'
import * as contract from '../people.contract.ts'

export const usePeople = () => useQuery(read(contract.listPeople, {}))

const refreshPeople = () => refresh('people', 'activity')

export function useChangePerson() {
  const t = useText(peopleMessages)
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.changePerson>) => call(contract.changePerson, input),
    onSuccess: () => {
      toast({ title: t('toasts.changed') })
      void refreshPeople()
    },
    onError: failureToast(t('toasts.changeFailed')),
  })
}

/** The dialog shows why it failed. */
export function useRemovePerson() {
  const t = useText(peopleMessages)
  return useMutation({
    mutationFn: ({ id }: contract.Person) => call(contract.removePerson, { params: { id } }),
    onSuccess: (_, person) => {
      toast({ title: t('toasts.removed', { name: fullName(person) }) })
      void refreshPeople()
      // Their work was reassigned.
      void refresh('tasks', 'messages')
    },
  })
}

/** A full navigation, so that nothing of this person stays in memory. */
export function useLeave() {
  const t = useText(peopleMessages)
  return useMutation({
    mutationFn: (password: string) => call(contract.leave, { body: { password } }),
    onSuccess: () => window.location.assign('/'),
    onError: failureToast(t('toasts.leaveFailed')),
  })
}
