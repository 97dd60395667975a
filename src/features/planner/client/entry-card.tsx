import { CalendarCheck, GripVertical, Megaphone, RefreshCw, SkipForward, TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { cn } from '#client/ui/cn.ts'
import { describeProblem } from '#connectors/social/checks/problem-words.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { collapseBlankLines } from '#platform/collapse-blank-lines.ts'
import type { Locale } from '#platform/locale.ts'
import { checkEntry } from '../check-entry.ts'
import { planMessages } from '../i18n/index.ts'
import type { PlanEntry } from '../planner.contract.ts'
import { useActions } from './entry-actions-context.ts'
import { EntryMenu } from './entry-menu.tsx'
import type { OpenedPlanDialog } from './plan-dialogs.tsx'
import { useDraggableEntry } from './use-draggable-entry.ts'
import { useReasonText } from './use-reason-text.ts'

interface EntryCardProps {
  entry: PlanEntry
  language: Locale
  onOpen: (dialog: OpenedPlanDialog) => void
}

/** A post with its full text and reason. */
export function EntryCard({ entry, language, onOpen }: EntryCardProps) {
  const t = useText(planMessages)
  const locale = useLocale()
  const format = useFormat()
  const reasonText = useReasonText()
  const { body, handle, isDragging } = useDraggableEntry(entry)
  const { network } = manifestOf(entry.platform)
  const actions = useActions()
  const { isSkipped, picture, writtenBy } = entry
  const [problem] = entry.campaignId || isSkipped ? [] : checkEntry(entry)
  return (
    <Card {...body} className={cn('touch-manipulation p-3', isDragging && 'opacity-40')}>
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 pt-1.5 text-muted">
          <span className="inline-flex items-center gap-1.5">
            <PlatformIcon platform={network} />
            {platformName(entry.platform, locale)}
          </span>
          <span className="tabular">{format.clock(entry.time)}</span>
          {entry.campaignId ? (
            <Badge tone="success" icon={<CalendarCheck aria-hidden />}>
              {t('entry.onCalendar')}
            </Badge>
          ) : null}
          {isSkipped ? <Badge icon={<SkipForward aria-hidden />}>{t('entry.skipped')}</Badge> : null}
        </div>
        {entry.campaignId ? null : (
          <button
            type="button"
            {...handle}
            className="flex size-8 pointer-coarse:size-11 shrink-0 cursor-grab items-center justify-center rounded-sm text-muted hover:text-ink"
          >
            <GripVertical aria-hidden className="size-4" />
          </button>
        )}
        <EntryMenu entry={entry} onOpen={onOpen} label={t('entry.more', { title: entry.title })} />
      </div>
      <div className="mt-1 flex items-start gap-3">
        <div
          lang={language}
          className={cn('min-w-0 flex-1 [overflow-wrap:anywhere]', isSkipped && 'text-muted')}
        >
          <h3 className="text-sm">
            <bdi>{entry.title}</bdi>
          </h3>
          <p className="mt-1 line-clamp-6 whitespace-pre-line">{collapseBlankLines(entry.text)}</p>
        </div>
        {picture ? (
          <img
            src={picture.url}
            alt={picture.alt || t('entry.ownPicture')}
            className="size-16 shrink-0 rounded-md border object-cover sm:size-20"
          />
        ) : null}
      </div>
      {problem ? (
        <p className="mt-2 flex items-start gap-1.5 text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-4" />
          {describeProblem(problem, locale)}
        </p>
      ) : null}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0 break-words text-muted text-xs">
          <p>{reasonText(entry)}</p>
          {writtenBy ? <p>{t(`entry.writtenBy.${writtenBy}`, { model: entry.writtenModel ?? '' })}</p> : null}
        </div>
        {entry.campaignId ? (
          <Button asChild variant="link">
            <Link href={`/campaigns/${entry.campaignId}`}>
              <Megaphone aria-hidden />
              {t('entry.campaign')}
            </Link>
          </Button>
        ) : isSkipped ? (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('entry.bringBackNamed', { title: entry.title })}
            onClick={() => actions.skip(entry.id, false)}
          >
            {t('entry.bringBack')}
          </Button>
        ) : (
          <div className="flex gap-2">
            <Button
              variant="secondary"
              size="sm"
              pending={actions.isRewriting(entry.id)}
              aria-label={t('entry.rewriteNamed', { title: entry.title })}
              onClick={() => actions.rewrite(entry.id)}
            >
              <RefreshCw aria-hidden />
              {t('entry.rewrite')}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('entry.editNamed', { title: entry.title })}
              onClick={() => onOpen({ kind: 'edit', entry })}
            >
              {t('entry.edit')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
