export {
  type AuthState,
  askWhoIsThere,
  enter,
  rememberUser,
  useCurrentUser,
} from './client/session.queries.ts'
