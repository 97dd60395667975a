import { manifestOf } from '#connectors/social/registry.ts'
import { isFinishedInApp } from '#features/campaigns/post-reasons.ts'
import type { WaitingPost } from '#features/campaigns/waiting.contract.ts'

type Content = Pick<WaitingPost, 'platform' | 'title' | 'text'>

/** The page of the network where people write posts, and whether it takes over the text. */
export function composerOf({ platform, title, text }: Content): { url: string; isFilled: boolean } | null {
  const { composeUrl } = manifestOf(platform)
  const url = composeUrl?.({ title, text })
  return url === undefined ? null : { url, isFilled: url !== composeUrl?.({ title: '', text: '' }) }
}

/** What this browser can do. A desktop's share sheet seldom leads to a network. */
export type Device = { isTouch: boolean; sharesText: boolean; sharesFiles: boolean }

/**
 * `share`: the share sheet gets text and files. `open`: the network's page opens, the text is copied. `copy`: we know no
 * such page. `finish`: it waits as a draft in the network's app.
 */
export type WayToPost = 'share' | 'open' | 'copy' | 'finish'

/** The way with the fewest taps on this device. */
export function wayToPost(
  post: Content & Pick<WaitingPost, 'media' | 'reason'>,
  { isTouch, sharesText, sharesFiles }: Device,
): WayToPost {
  if (isFinishedInApp(post.reason)) return 'finish'
  const composer = composerOf(post)
  const hasMedia = post.media.length > 0
  if (!hasMedia && composer?.isFilled) return 'open'
  if (isTouch && (hasMedia ? sharesFiles : sharesText)) return 'share'
  return composer ? 'open' : 'copy'
}
