import { useSearchParams } from 'wouter'

export const studioTabs = ['identity', 'editor', 'assets', 'studio'] as const
type StudioTab = (typeof studioTabs)[number]

const studioTools = ['palettes', 'fonts', 'generator', 'templates'] as const
type StudioTool = (typeof studioTools)[number]

export type StudioSearchParams = {
  tab: StudioTab
  /** The open design tool. */
  tool: StudioTool | undefined
  /** The post whose picture is being designed. */
  post: { campaignId: string; postId: string; mediaId: string | undefined } | undefined
  goTo: (tab: StudioTab, tool?: StudioTool) => void
}

/** The state of the studio is in the URL, so that reload and links restore it. */
export function useStudioSearchParams(): StudioSearchParams {
  const [params, setParams] = useSearchParams()
  const [campaignId, postId] = [params.get('campaign'), params.get('post')]
  return {
    post:
      campaignId && postId ? { campaignId, postId, mediaId: params.get('media') ?? undefined } : undefined,
    tab: studioTabs.find((tab) => tab === params.get('tab')) ?? 'identity',
    tool: studioTools.find((tool) => tool === params.get('tool')),
    goTo: (tab, tool) => setParams(tool ? { tab, tool } : { tab }, { replace: true }),
  }
}
