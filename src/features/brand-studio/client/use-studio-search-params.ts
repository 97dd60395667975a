import { useSearchParams } from 'wouter'

export const studioTabs = ['identity', 'editor', 'assets', 'studio'] as const
type StudioTab = (typeof studioTabs)[number]

const studioTools = ['palettes', 'fonts', 'generator'] as const
type StudioTool = (typeof studioTools)[number]

export type StudioSearchParams = {
  tab: StudioTab
  /** The open design tool. */
  tool: StudioTool | undefined
  goTo: (tab: StudioTab, tool?: StudioTool) => void
}

/** The state of the studio is in the URL, so that reload and links restore it. */
export function useStudioSearchParams(): StudioSearchParams {
  const [params, setParams] = useSearchParams()
  return {
    tab: studioTabs.find((tab) => tab === params.get('tab')) ?? 'identity',
    tool: studioTools.find((tool) => tool === params.get('tool')),
    goTo: (tab, tool) => setParams(tool ? { tab, tool } : { tab }, { replace: true }),
  }
}
