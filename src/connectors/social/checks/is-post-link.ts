import type { Platform } from '../platforms.ts'
import { manifestOf } from '../registry.ts'

/** Whether a link can be that of a post there: on a host of the network, and not its start page. */
export function isPostLink(platform: Platform, link: string): boolean {
  const { postHosts } = manifestOf(platform)
  const url = URL.parse(link)
  if (!url) return false
  if (!postHosts) return true
  const isThere = postHosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  return isThere && url.pathname !== '/'
}
