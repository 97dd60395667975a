import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#client/data/api.ts'
import { read } from '#client/data/query.ts'
import { setSignedInUser, updateCurrentUser } from '#core/session/index.client.ts'
import type { CallInput, Definition } from '#platform/endpoint.ts'
import * as contract from '../auth.contract.ts'

type Body<D extends Definition> = CallInput<D> extends { body: infer B } ? B : never

export const useLogin = () =>
  useMutation({
    mutationFn: (body: Body<typeof contract.login>) => call(contract.login, { body }),
    onSuccess: setSignedInUser,
  })

/** Opens the next screen first: members who are still on the sign-up screen are sent to Home. */
export const useSignUp = (openNext: () => void) =>
  useMutation({
    mutationFn: (body: Body<typeof contract.signUp>) => call(contract.signUp, { body }),
    onSuccess: (user) => {
      openNext()
      setSignedInUser(user)
    },
  })

export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: Body<typeof contract.forgotPassword>) => call(contract.forgotPassword, { body }),
  })

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: Body<typeof contract.resetPassword>) => call(contract.resetPassword, { body }),
  })

/** Account changes run one after another, so that the last choice and its answer win. */
export const inTurn = { id: 'account' }

export const useChangeLanguage = () =>
  useMutation({
    scope: inTurn,
    mutationFn: (body: Body<typeof contract.changeLanguage>) => call(contract.changeLanguage, { body }),
    onSuccess: updateCurrentUser,
  })

export const useSignInOptions = () => useQuery(read(contract.signInOptions, {}))
