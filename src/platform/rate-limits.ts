/**
 * How often a call may be made in a window, counted per address, person or workspace, or globally. With `withField`
 * each value of that body field is counted separately. An attempt refused by one limit is not counted by later ones, so
 * one person cannot use up the limit of a workspace, nor one address that of an account.
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
 * For members' calls that cost money, time or disk. A workspace gets the budget of three busy people, and an address,
 * as a wide net for many accounts, that of ten.
 */
export const costly = ({ person, workspace = WORKSPACE_SHARE * person, seconds }: Budget) =>
  [
    { max: person, seconds, per: 'person' },
    { max: workspace, seconds, per: 'workspace' },
    { max: Math.max(ADDRESS_SHARE * person, workspace), seconds, per: 'address' },
  ] as const satisfies readonly RateLimit[]

/** For members' calls that confirm a password. */
export const passwordChecks = [
  { max: 10, seconds: 15 * 60, per: 'person' },
  { max: 100, seconds: 15 * 60, per: 'address' },
] as const satisfies readonly RateLimit[]
