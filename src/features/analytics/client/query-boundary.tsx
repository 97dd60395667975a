import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Card } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { analyticsMessages } from '../i18n/index.ts'

interface AnsweredProps<Data> {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** Renders the figures of a tab, its skeleton, or its error. */
export function QueryBoundary<Data>({ query, children }: AnsweredProps<Data>) {
  const t = useText(analyticsMessages)
  const common = useText(commonMessages)
  const { data, isError, error, isFetching, refetch } = query
  if (isError)
    return (
      <Card>
        <ErrorState
          title={t('failed')}
          reason={reasonOf(error)}
          retryLabel={common('retry')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    )
  if (data !== undefined) return children(data)
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-5 lg:grid-cols-2">
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <Card key={card} className="flex flex-col gap-4 p-5">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-40" />
        </Card>
      ))}
    </div>
  )
}
