import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { commonMessages } from '../i18n/index.ts'
import { useText } from '../i18n/use-text.ts'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { reasonOf } from './error-toast.ts'

export interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** The error title. */
  failed: string
  /** Shown until the data arrives. */
  skeleton: ReactNode
  /** The error gets a card, because the data brings its own. */
  inCard?: boolean
  children: (data: Data) => ReactNode
}

/** The data of a query; until then a skeleton, or why it couldn't be loaded. Data that can't be refreshed stays. */
export function Loaded<Data>({ query, failed, skeleton, inCard = false, children }: LoadedProps<Data>) {
  const common = useText(commonMessages)
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  const failure = (
    <ErrorState
      title={failed}
      reason={reasonOf(error)}
      retryLabel={common('retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
  return inCard ? <Card>{failure}</Card> : failure
}
