import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { ApiError, call } from '#client/data/api.ts'
import { setSignedInUser } from '#core/session/index.client.ts'
import type { CallInput, Output } from '#platform/endpoint.ts'
import * as contract from '../invitations.contract.ts'

export type OpenedInvitation = Output<typeof contract.lookAtInvitation>
export type Acceptance = CallInput<typeof contract.acceptInvitation>['body']

const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [contract.lookAtInvitation.path, token],
    queryFn: ({ signal }) => call(contract.lookAtInvitation, { body: { token } }, signal),
  })

export const useInvitation = (token: string) => useQuery({ ...invitationQuery(token), enabled: token !== '' })

export const useAcceptInvitation = () =>
  useMutation({
    mutationFn: (body: Acceptance) => call(contract.acceptInvitation, { body }),
    onSuccess: setSignedInUser,
  })

export const isInvalid = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'invitation_invalid'

export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'invalid_credentials'
