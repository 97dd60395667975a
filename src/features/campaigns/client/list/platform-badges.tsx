import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import type { Platform } from '#connectors/social/platforms.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { usePlatforms } from '../new/use-platforms.ts'

const SHOWN = 6

/** The first few platforms by name, and how many more. */
export function PlatformBadges({ platforms }: { platforms: readonly Platform[] }) {
  const t = useText(campaignMessages)
  const { labelOf, sorted } = usePlatforms()
  const all = sorted(platforms)
  // Shows one more instead of "+1".
  const shown = all.length === SHOWN + 1 ? all : all.slice(0, SHOWN)
  const hidden = all.slice(shown.length)
  return (
    <ul aria-label={t('card.platforms')} className="flex flex-wrap gap-1.5">
      {shown.map((platform) => (
        <li key={platform} className="max-w-full">
          <Badge icon={<PlatformIcon platform={platform} className="size-3.5" />}>{labelOf(platform)}</Badge>
        </li>
      ))}
      {hidden.length > 0 ? (
        <li>
          <Badge title={hidden.map(labelOf).join(', ')}>
            <span aria-hidden>+{hidden.length}</span>
            <VisuallyHidden>{t('card.morePlatforms', { count: hidden.length })}</VisuallyHidden>
          </Badge>
        </li>
      ) : null}
    </ul>
  )
}
