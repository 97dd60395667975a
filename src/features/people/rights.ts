import type { Role } from '#platform/endpoint.ts'

/** Whether a role may assign, change and remove another: owners all, managers members only. */
export const decidesOver = (own: Role, role: Role): boolean =>
  own === 'owner' || (own === 'manager' && role === 'member')
