import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import type { PreviewedPost } from './previewed-post.ts'

/** The time stamp of a previewed post. */
export function usePostTime({ at }: Pick<PreviewedPost, 'at'>): string {
  const t = useText(previewMessages)
  const format = useFormat()
  return at ? format.dateTime(at) : t('now')
}
