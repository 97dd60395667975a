import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/api.ts'
import { queryClient, read, showAnswer } from '#client/query.ts'
import { becomeMember, isVisitor } from '#client/visitor.ts'
import type { CallInput, Definition } from '#platform/endpoint.ts'
import * as contract from '../auth.contract.ts'

const currentUserQuery = { ...read(contract.currentUser, {}), meta: { asksWhoIsThere: true } }

export type AuthState = {
  user: contract.CurrentUser | null
  isLoading: boolean
  isAuthenticated: boolean
}

/** Asks before anything is drawn that needs to know. */
export function askWhoIsThere(): void {
  if (!isVisitor()) void queryClient.prefetchQuery(currentUserQuery)
}

/** Asked once at start-up, so that a reload keeps the person signed in. */
export function useCurrentUser(): AuthState {
  const { data, isLoading, isError } = useQuery({ ...currentUserQuery, enabled: !isVisitor() })
  const user = data ?? null
  return { user, isLoading, isAuthenticated: user !== null && !isError }
}

/** Whoever this answer is about is at the browser from now on. */
export const enter = ({ user }: { user: contract.CurrentUser }) => {
  becomeMember()
  // Nothing that was read as somebody else, or as nobody, may be seen by this person.
  queryClient.clear()
  queryClient.setQueryData(currentUserQuery.queryKey, user)
}

type Body<D extends Definition> = CallInput<D> extends { body: infer B } ? B : never

export const useLogin = () =>
  useMutation({
    mutationFn: (body: Body<typeof contract.login>) => call(contract.login, { body }),
    onSuccess: enter,
  })

export const useSignUp = () =>
  useMutation({
    mutationFn: (body: Body<typeof contract.signUp>) => call(contract.signUp, { body }),
    onSuccess: enter,
  })

export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: Body<typeof contract.forgotPassword>) => call(contract.forgotPassword, { body }),
  })

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: Body<typeof contract.resetPassword>) => call(contract.resetPassword, { body }),
  })

/** What the whole product knows of the person follows at once. */
export const rememberUser = (user: contract.CurrentUser) => showAnswer(currentUserQuery.queryKey, user)

/** What people change about themselves goes one after the other: the last choice counts, and its answer is the one that stays. */
export const inTurn = { id: 'account' }

export const useChangeLanguage = () =>
  useMutation({
    scope: inTurn,
    mutationFn: (body: Body<typeof contract.changeLanguage>) => call(contract.changeLanguage, { body }),
    onSuccess: rememberUser,
  })

export const useSignInOptions = () => useQuery(read(contract.signInOptions, {}))
