import { reasonOf } from '#client/data/error-toast.ts'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { addDays, dayIn, dayWithWeekday } from '#platform/day.ts'
import { zoneName } from '#platform/zone-name.ts'
import { inboxMessages } from '../i18n/index.ts'
import type { Conversation } from '../inbox.contract.ts'
import { useEntries } from './conversation.queries.ts'
import { byDay } from './thread-days.ts'
import { ThreadEntry } from './thread-entry.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { useMarkShownRead } from './use-mark-shown-read.ts'

export function Thread({ conversation: { id, contactName } }: { conversation: Conversation }) {
  const t = useText(inboxMessages)
  const common = useText(commonMessages)
  const { timeZone } = useWorkspace()
  const locale = useLocale()
  const entries = useEntries(id)
  const all = entries.data?.pages.flatMap((page) => page.items) ?? []
  const dayName = useDayName()
  useMarkShownRead(all)
  if (entries.isPending) return <ThreadSkeleton label={t('conversation.loading')} />
  if (entries.isError && !entries.data)
    return (
      <ErrorState
        className="flex-1 justify-center"
        title={t('thread.failed')}
        reason={reasonOf(entries.error)}
        retryLabel={common('retry')}
        retrying={entries.isFetching}
        onRetry={() => void entries.refetch()}
      />
    )
  return (
    // Reversed, so that it starts scrolled to the newest entry and stays in place when older ones are added.
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
      tabIndex={0}
      aria-label={t('thread.label', { name: contactName })}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-2"
    >
      <div role="log" className="flex flex-col gap-4">
        <LoadMore
          className="py-0"
          variant="ghost"
          size="sm"
          hasMore={entries.hasNextPage}
          label={entries.isFetchNextPageError ? common('retry') : t('thread.earlier')}
          pending={entries.isFetchingNextPage}
          onClick={() => void entries.fetchNextPage()}
          summary={
            entries.isFetchNextPageError ? (
              <span role="alert" className="text-danger">
                {reasonOf(entries.error)}
              </span>
            ) : undefined
          }
        />
        {all.length === 0 ? <p className="text-center text-muted">{t('thread.empty')}</p> : null}
        {byDay(all, timeZone).map(({ day, entries: written }) => (
          <section key={day} aria-label={dayName(day)} className="flex flex-col gap-4">
            <h3 className="flex items-center gap-3 font-medium text-muted text-xs before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
              <span className="first-letter:uppercase">
                {dayName(day)} · {zoneName(timeZone, locale)}
              </span>
            </h3>
            <ol className="flex flex-col gap-4">
              {written.map((entry) => (
                <ThreadEntry key={entry.id} entry={entry} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  )
}

function useDayName(): (day: string) => string {
  const t = useText(inboxMessages)
  const locale = useLocale()
  const { timeZone } = useWorkspace()
  const today = dayIn(timeZone, useNow())
  return (day) => {
    if (day === today) return t('thread.today')
    return day === addDays(today, -1) ? t('thread.yesterday') : dayWithWeekday(day, locale)
  }
}
