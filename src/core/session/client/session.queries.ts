import { useQuery } from '@tanstack/react-query'
import { forgetAnswers } from '#client/data/page-answers.ts'
import { queryClient, read, showAnswer } from '#client/data/query.ts'
import { isSignedOutPage, markSignedIn } from '#client/data/session-hint.ts'
import { type CurrentUser, currentUser } from '../session.contract.ts'

const userQuery = read(currentUser, {})
const currentUserQuery = { ...userQuery, meta: { ...userQuery.meta, asksWhoIsThere: true } }

export type AuthState = {
  user: CurrentUser | null
  isLoading: boolean
  isAuthenticated: boolean
}

/** Asks before anything is drawn that needs to know. */
export function askWhoIsThere(): void {
  if (!isSignedOutPage()) void queryClient.prefetchQuery(currentUserQuery)
}

/** Asked once at start-up, so that a reload keeps the person signed in. */
export function useCurrentUser(): AuthState {
  const { data, isLoading, isError } = useQuery({ ...currentUserQuery, enabled: !isSignedOutPage() })
  const user = data ?? null
  return { user, isLoading, isAuthenticated: user !== null && !isError }
}

/** Whoever this answer is about is at the browser from now on. */
export const enter = ({ user }: { user: CurrentUser }) => {
  markSignedIn()
  // Nothing that was read as somebody else, or as nobody, may be seen by this person.
  forgetAnswers()
  queryClient.clear()
  queryClient.setQueryData(currentUserQuery.queryKey, user)
}

/** What the whole product knows of the person follows at once. */
export const rememberUser = (user: CurrentUser) => showAnswer(currentUserQuery.queryKey, user)
