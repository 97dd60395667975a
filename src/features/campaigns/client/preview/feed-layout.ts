import type { PreviewAction } from './action-row.tsx'
import type { PreviewProps } from './previewed-post.ts'

export interface FeedLayoutProps extends PreviewProps {
  actions: readonly PreviewAction[]
  /** The text starts with the account name. */
  namesTwice: boolean
}
