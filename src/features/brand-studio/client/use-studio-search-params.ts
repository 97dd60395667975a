import { useSearchParams } from 'wouter'

export const studioTabs = ['identity', 'editor', 'assets', 'studio'] as const
export type StudioTab = (typeof studioTabs)[number]

export const studioTools = ['palettes', 'fonts', 'generator'] as const
export type StudioTool = (typeof studioTools)[number]

export type StudioSearchParams = {
  tab: StudioTab
  /** The design tool that is open. */
  tool: StudioTool | undefined
  goTo: (tab: StudioTab, tool?: StudioTool) => void
}

/** Where in the studio one is; it stands in the address, so that a reload and a link lead there again. */
export function useStudioSearchParams(): StudioSearchParams {
  const [params, setParams] = useSearchParams()
  return {
    tab: studioTabs.find((tab) => tab === params.get('tab')) ?? 'identity',
    tool: studioTools.find((tool) => tool === params.get('tool')),
    goTo: (tab, tool) => setParams(tool ? { tab, tool } : { tab }, { replace: true }),
  }
}
