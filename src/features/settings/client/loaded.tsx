import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { FormCardSkeleton } from '#client/forms/form-card-skeleton.tsx'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Card } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { settingsMessages } from '../i18n/index.ts'

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** The error title. */
  failed: string
  fields?: number
  children: (data: Data) => ReactNode
}

/** A section that loads its data, with skeleton and error. */
export function Loaded<Data>({ query, failed, fields, children }: LoadedProps<Data>) {
  const t = useText(settingsMessages)
  const common = useText(commonMessages)
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <FormCardSkeleton label={t('loading')} {...(fields && { fields })} />
  return (
    <Card>
      <ErrorState
        title={failed}
        reason={reasonOf(query.error)}
        retryLabel={common('retry')}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Card>
  )
}
