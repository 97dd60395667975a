import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { failureToast } from '#client/data/error-toast.ts'
import { read, refresh } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { updateCurrentUser } from '#core/session/index.client.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { listSessions, revokeOtherSessions, revokeSession } from '../auth.contract.ts'
import { profileMessages } from '../i18n/index.ts'
import * as contract from '../profile.contract.ts'
import { inTurn } from './auth.queries.ts'

export const useChangeNames = () =>
  useMutation({
    scope: inTurn,
    mutationFn: (body: CallInput<typeof contract.changeNames>['body']) =>
      call(contract.changeNames, { body }),
    onSuccess: updateCurrentUser,
  })

export const useChangeEmail = () =>
  useMutation({
    scope: inTurn,
    mutationFn: (body: CallInput<typeof contract.changeEmail>['body']) =>
      call(contract.changeEmail, { body }),
    onSuccess: (user) => {
      updateCurrentUser(user)
      void refresh('notifications')
    },
  })

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof contract.changePassword>['body']) =>
      call(contract.changePassword, { body }),
    onSuccess: () => void refresh('sessions', 'notifications'),
  })

export function useChangeAvatar() {
  const t = useText(profileMessages)
  return useMutation({
    scope: inTurn,
    mutationFn: (fileUrl: string | null) => call(contract.changeAvatar, { body: { fileUrl } }),
    onSuccess: (user) => {
      toast({ title: user.profileImageUrl ? t('picture.saved') : t('picture.removed') })
      updateCurrentUser(user)
    },
    onError: failureToast(t('picture.failed')),
  })
}

export const useSessions = () => useQuery(read(listSessions, {}))

export function useSignOutDevice() {
  const t = useText(profileMessages)
  return useMutation({
    mutationFn: (id: string) => call(revokeSession, { params: { id } }),
    onSuccess: () => {
      toast({ title: t('sessions.signedOut') })
      void refresh('sessions')
    },
    onError: failureToast(t('sessions.failed')),
  })
}

export function useSignOutOthers() {
  const t = useText(profileMessages)
  return useMutation({
    mutationFn: () => call(revokeOtherSessions, {}),
    onSuccess: () => {
      toast({ title: t('sessions.othersSignedOut') })
      void refresh('sessions')
    },
  })
}
