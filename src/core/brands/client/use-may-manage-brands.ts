import { useCurrentUser } from '#core/session/index.client.ts'

/** Owners and managers only. */
export function useMayManageBrands(): boolean {
  const { user } = useCurrentUser()
  return user !== null && user.role !== 'member'
}
