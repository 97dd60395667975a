import type { Platform } from '../platforms.ts'
import { manifestOf } from '../registry.ts'
import { isOnHost } from '../text/is-on-host.ts'

/** Whether a link can be that of a post there: on a host of the network, and not its start page. */
export function isPostLink(platform: Platform, link: string): boolean {
  const { postHosts } = manifestOf(platform)
  const url = URL.parse(link)
  if (!url) return false
  if (!postHosts) return true
  return isOnHost(url, postHosts) && url.pathname !== '/'
}
