import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { read } from '#client/data/query.ts'
import { enter, rememberUser } from '#core/session/index.client.ts'
import type { CallInput, Definition } from '#platform/endpoint.ts'
import * as contract from '../auth.contract.ts'

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

/** What people change about themselves goes one after the other: the last choice counts, and its answer is the one that stays. */
export const inTurn = { id: 'account' }

export const useChangeLanguage = () =>
  useMutation({
    scope: inTurn,
    mutationFn: (body: Body<typeof contract.changeLanguage>) => call(contract.changeLanguage, { body }),
    onSuccess: rememberUser,
  })

export const useSignInOptions = () => useQuery(read(contract.signInOptions, {}))
