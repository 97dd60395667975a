/** Another screen's proposal for a campaign; `when` is in the shop's zone: 2026-03-10T10:00. */
export type Proposal = { idea?: string; platform?: string; when?: string }

/** By their names in the URL. */
export const proposalNames = ['idea', 'platform', 'when'] as const satisfies readonly (keyof Proposal)[]

/** The URL of the creator with a proposal. */
export const creatorUrl = (proposal: Proposal): string => `/waterfall?${new URLSearchParams(proposal)}`

/** The proposal in a URL; null if there is none. */
export function proposalIn(params: URLSearchParams): Proposal | null {
  const given = proposalNames.flatMap((name) => {
    const value = params.get(name)?.trim()
    return value ? [[name, value]] : []
  })
  return given.length > 0 ? Object.fromEntries(given) : null
}
