import type { ReactNode } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

/** A scrollable list of at most 16rem, also by keyboard. */
function ScrollList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
      tabIndex={0}
      className="max-h-64 overflow-y-auto rounded-b-lg border-t outline-offset-[-2px]"
    >
      <ul className="divide-y">{children}</ul>
    </section>
  )
}

const placeholders = ['first', 'second', 'third', 'fourth']

export interface ListCardProps<Row> {
  words: { title: string; description: string; list: string; empty: string; failed: string; loading: string }
  icon: ReactNode
  query: {
    data: { items: Row[] } | undefined
    error: Error | null
    isPending: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  /** One `li` per row. */
  children: (row: Row) => ReactNode
}

/** The latest few items, in all four states. */
export function ListCard<Row>({ words, icon, query, children }: ListCardProps<Row>) {
  const common = useText(commonMessages)
  const { data } = query
  return (
    <Card aria-busy={query.isPending || undefined}>
      <CardHeader title={words.title} description={words.description} className="pb-4" />
      {data && data.items.length > 0 ? (
        <ScrollList label={words.list}>{data.items.map(children)}</ScrollList>
      ) : data ? (
        <EmptyState icon={icon} title={words.empty} className="border-t" />
      ) : query.isPending ? (
        <div className="flex flex-col gap-4 border-t p-5">
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          {placeholders.map((key) => (
            <div key={key} className="flex justify-between gap-4">
              <Skeleton className="w-40 max-w-full" />
              <Skeleton className="w-16" />
            </div>
          ))}
        </div>
      ) : (
        <ErrorState
          className="border-t"
          title={words.failed}
          reason={reasonOf(query.error)}
          retryLabel={common('retry')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </Card>
  )
}
