import { useSearchParams } from 'wouter'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'
import { proposalIn, proposalNames } from '../creator-address.ts'

const tabs = ['creator', 'planner'] as const
export type CreatorTab = (typeof tabs)[number]

/** What was proposed is taken up with the first creation, and not offered again. */
const noProposal = Object.fromEntries(proposalNames.map((name) => [name, undefined]))

/** What the screen shows is in the address, so that reload, back and a shared link lead to the same place. */
export function useCreatorSearchParams() {
  const [params, setParams] = useSearchParams()
  const change = (changes: Record<string, string | undefined>, options?: { replace: boolean }) =>
    setParams((now) => updateSearchParams(now, changes), options)
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? 'creator',
    creationId: params.get('creation'),
    /** What the screen that led here knows of the campaign. */
    proposal: proposalIn(params),
    openTab: (tab: string) => change({ tab: tab === 'creator' ? undefined : tab }, { replace: true }),
    openCreation: (id: string) => change({ ...noProposal, creation: id }),
    /** The one that was under way is found again: going back must not lead to an empty form first. */
    resumeCreation: (id: string) => change({ creation: id }, { replace: true }),
    closeCreation: () => change({ creation: undefined }),
  }
}
