import { CalendarCheck, SkipForward, TriangleAlert } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import type { Locale } from '#platform/locale.ts'
import { checkEntry } from '../check-entry.ts'
import { planMessages } from '../i18n/index.ts'
import type { PlanEntry } from '../planner.contract.ts'

interface EntryFaceProps {
  entry: PlanEntry
  /** The language of the text. */
  language: Locale
}

/** A compact post: platform, time, title. */
export function EntryFace({ entry, language }: EntryFaceProps) {
  const t = useText(planMessages)
  const locale = useLocale()
  const format = useFormat()
  const { network } = manifestOf(entry.platform)
  return (
    <span className="block min-w-0 text-left">
      <span className="flex items-center gap-1.5 text-muted text-xs tabular">
        <PlatformIcon platform={network} className="size-3.5" />
        <VisuallyHidden>{platformName(entry.platform, locale)}</VisuallyHidden>
        {format.clock(entry.time)}
      </span>
      <span
        className={cn('mt-1 line-clamp-3 text-xs [overflow-wrap:anywhere]', entry.isSkipped && 'text-muted')}
      >
        {entry.campaignId ? (
          <>
            <CalendarCheck aria-hidden className="mr-1 inline size-3.5 align-text-bottom text-success" />
            <VisuallyHidden>{t('entry.onCalendar')}</VisuallyHidden>
          </>
        ) : entry.isSkipped ? (
          <>
            <SkipForward aria-hidden className="mr-1 inline size-3.5 align-text-bottom text-muted" />
            <span className="mr-1 font-medium">{t('entry.skipped')}:</span>
          </>
        ) : checkEntry(entry).length > 0 ? (
          <>
            <TriangleAlert aria-hidden className="mr-1 inline size-3.5 align-text-bottom text-warning" />
            <VisuallyHidden>{t('entry.broken')}</VisuallyHidden>
          </>
        ) : null}
        <bdi lang={language}>{entry.title}</bdi>
      </span>
    </span>
  )
}
