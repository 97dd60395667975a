/**
 * How often a call may be made in so many seconds, counted for each address, person or workspace, or for everybody together. With
 * `withField` each value of that body field is counted on its own. An attempt that one limit refuses is not counted by those after it, so
 * one person cannot use up what the others of a workspace have, nor one address what an account has.
 */
export type RateLimit = {
  max: number
  seconds: number
  per: 'address' | 'person' | 'workspace' | 'everybody'
  withField?: string
  /** Does not count an address from which the named person has signed in before. */
  exceptKnownAddress?: true
}

type Budget = { person: number; workspace?: number; seconds: number }

const WORKSPACE_SHARE = 3
const ADDRESS_SHARE = 10

/**
 * For calls of members that cost money, time or disk. The workspace has as much as three busy people, and an address, as a wide net
 * around somebody with many accounts, as much as ten.
 */
export const costly = ({ person, workspace = WORKSPACE_SHARE * person, seconds }: Budget) =>
  [
    { max: person, seconds, per: 'person' },
    { max: workspace, seconds, per: 'workspace' },
    { max: Math.max(ADDRESS_SHARE * person, workspace), seconds, per: 'address' },
  ] as const satisfies readonly RateLimit[]

/** For calls of members that confirm something with their password. */
export const passwordChecks = [
  { max: 10, seconds: 15 * 60, per: 'person' },
  { max: 100, seconds: 15 * 60, per: 'address' },
] as const satisfies readonly RateLimit[]
