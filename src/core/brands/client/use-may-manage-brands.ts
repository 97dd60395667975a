import { useCurrentUser } from '#core/session/index.client.ts'

/** Brands are the business of owners and managers. */
export function useMayManageBrands(): boolean {
  const { user } = useCurrentUser()
  return user !== null && user.role !== 'member'
}
