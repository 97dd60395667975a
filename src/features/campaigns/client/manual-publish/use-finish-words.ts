import { useText } from '#client/i18n/use-text.ts'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import type { WaitingPost } from '#features/campaigns/waiting.contract.ts'
import { usePlatforms } from '../new/use-platforms.ts'

/** Where the draft waits and what to do there. There is no link to an inbox on a phone. */
export function useFinishWords({ platform, media, text }: Pick<WaitingPost, 'platform' | 'media' | 'text'>) {
  const t = useText(manualPublishMessages)
  const { labelOf } = usePlatforms()
  const name = labelOf(platform)
  const kind = media.some((item) => item.kind === 'video') ? 'video' : 'pictures'
  const where = t('finish.where', { platform: name, kind, files: media.length })
  return `${where} ${t(text.trim() === '' ? 'finish.post' : 'finish.paste', { platform: name })}`
}
