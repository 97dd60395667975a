import { useQuery } from '@tanstack/react-query'
import { forgetAnswers } from '#client/data/page-answers.ts'
import { queryClient, read, showAnswer } from '#client/data/query.ts'
import { isSignedOutPage, markSignedIn } from '#client/data/session-hint.ts'
import { type CurrentUser, currentUser } from '../session.contract.ts'

const userQuery = read(currentUser, {})
const currentUserQuery = { ...userQuery, meta: { ...userQuery.meta, isCurrentUserRead: true } }

export type AuthState = {
  user: CurrentUser | null
  isLoading: boolean
  isAuthenticated: boolean
}

/** Prefetches the current user before the first render. */
export function prefetchCurrentUser(): void {
  if (!isSignedOutPage()) void queryClient.prefetchQuery(currentUserQuery)
}

/** Fetched once at startup, so that a reload keeps the person signed in. */
export function useCurrentUser(): AuthState {
  const { data, isLoading, isError } = useQuery({ ...currentUserQuery, enabled: !isSignedOutPage() })
  const user = data ?? null
  return { user, isLoading, isAuthenticated: user !== null && !isError }
}

/** Signs this person in at this browser. */
export const setSignedInUser = ({ user }: { user: CurrentUser }) => {
  markSignedIn()
  // Nothing read by another person, or signed out, may be shown to this one.
  forgetAnswers()
  queryClient.clear()
  queryClient.setQueryData(currentUserQuery.queryKey, user)
}

/** Updates the current user everywhere. */
export const updateCurrentUser = (user: CurrentUser) => showAnswer(currentUserQuery.queryKey, user)
