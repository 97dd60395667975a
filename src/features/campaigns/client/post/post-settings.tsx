import { dollars } from '#client/i18n/format-dollars.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { findFormat } from '#connectors/social/formats/format-catalogue.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import type { Post } from '#features/campaigns/post-shape.ts'

/** What was chosen for a post in the creator: its formats, whether it is paid for, and with how much. */
export function PostSettings({ post: { formats, adType, budget } }: { post: Post }) {
  const t = useText(campaignDetailMessages)
  const locale = useLocale()
  const names = formats.flatMap((id) => findFormat(id)?.name[locale] ?? [])
  const parts = [
    names.join(', '),
    names.length > 0 && adType ? t(`settings.${adType}`) : '',
    budget === null ? '' : t('settings.budget', { amount: dollars(budget, locale) }),
  ].filter(Boolean)
  return parts.length > 0 ? <p className="text-muted text-xs">{parts.join(' · ')}</p> : null
}
