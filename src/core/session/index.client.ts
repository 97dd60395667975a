export {
  type AuthState,
  prefetchCurrentUser,
  setSignedInUser,
  updateCurrentUser,
  useCurrentUser,
} from './client/session.queries.ts'
