import { useSearchParams } from 'wouter'
import { updateSearchParams } from '#client/navigation/update-search-params.ts'
import { proposalIn, proposalNames } from '../creator-url.ts'

const tabs = ['creator', 'planner'] as const

/** A proposal is used for the first creation only. */
const noProposal = Object.fromEntries(proposalNames.map((name) => [name, undefined]))

/** The state is in the URL, so that reload, back and shared links show the same view. */
export function useCreatorSearchParams() {
  const [params, setParams] = useSearchParams()
  const change = (changes: Record<string, string | undefined>, options?: { replace: boolean }) =>
    setParams((now) => updateSearchParams(now, changes), options)
  return {
    tab: tabs.find((tab) => tab === params.get('tab')) ?? 'creator',
    creationId: params.get('creation'),
    /** Details from the screen that linked here. */
    proposal: proposalIn(params),
    openTab: (tab: string) => change({ tab: tab === 'creator' ? undefined : tab }, { replace: true }),
    openCreation: (id: string) => change({ ...noProposal, creation: id }),
    /** Replaces the history entry: going back must not lead to an empty form. */
    resumeCreation: (id: string) => change({ creation: id }, { replace: true }),
    closeCreation: () => change({ creation: undefined }),
  }
}
