import { useLocale, useText } from '#client/i18n/use-text.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { liveTextsMessages } from '../i18n/index.ts'
import { isWritten } from '../live-texts.contract.ts'
import { LiveText } from './live-text.tsx'
import { useLiveTexts } from './writing.queries.ts'

interface LiveTextListProps {
  id: string
  platforms: readonly Platform[]
}

/** The texts of a campaign while it is written. Only the count is announced: nobody wants every word read aloud. */
export function LiveTextList({ id, platforms }: LiveTextListProps) {
  const t = useText(liveTextsMessages)
  const locale = useLocale()
  const texts = useLiveTexts(id, platforms)
  const rows = platforms.flatMap((platform) => {
    const live = texts[platform]
    return live ? [{ platform, live }] : []
  })
  const done = rows.filter(({ live }) => isWritten(live.state)).length
  return (
    <div className="flex flex-col gap-3">
      <output className="text-muted tabular">{t('summary', { done, count: rows.length })}</output>
      <ul aria-label={t('label')} className="flex flex-col divide-y rounded-md border">
        {rows.map(({ platform, live }) => (
          <li key={platform} className="flex flex-col gap-2 p-3">
            <div className="flex items-center gap-2.5">
              <PlatformIcon platform={platform} />
              <span className="min-w-0 flex-1 break-words font-medium">{platformName(platform, locale)}</span>
              <span className="max-w-1/2 text-right text-muted text-xs">
                {t(`states.${isWritten(live.state) ? 'ready' : live.state}`)}
              </span>
            </div>
            <LiveText live={live} />
          </li>
        ))}
      </ul>
    </div>
  )
}
