import type { Role } from '#platform/endpoint.ts'

/** Whether one may give this role, or change and remove somebody who has it: owners all of them, managers members only. */
export const decidesOver = (own: Role, role: Role): boolean =>
  own === 'owner' || (own === 'manager' && role === 'member')
