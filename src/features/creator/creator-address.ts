/** What another screen knows of a campaign that is to be made; `when` is on the shop's clocks: 2026-03-10T10:00. */
export type Proposal = { idea?: string; platform?: string; when?: string }

/** By the names they have in the address. */
export const proposalNames = ['idea', 'platform', 'when'] as const satisfies readonly (keyof Proposal)[]

/** Where a campaign is begun with all of that filled in. */
export const creatorAddress = (proposal: Proposal): string => `/waterfall?${new URLSearchParams(proposal)}`

/** What an address proposes; null when it proposes nothing. */
export function proposalIn(params: URLSearchParams): Proposal | null {
  const given = proposalNames.flatMap((name) => {
    const value = params.get(name)?.trim()
    return value ? [[name, value]] : []
  })
  return given.length > 0 ? Object.fromEntries(given) : null
}
