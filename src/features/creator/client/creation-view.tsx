import { useEffect, useRef } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { toast } from '#client/ui/toast-store.ts'
import type { Creation, CreationDetails } from '../creator.contract.ts'
import { creatorMessages } from '../i18n/index.ts'
import { CreationSkeleton } from './creation-skeleton.tsx'
import { useCreation } from './creator.queries.ts'
import { FailedCard } from './failed-card.tsx'
import { GeneratingCard } from './generating-card.tsx'
import { Results } from './results.tsx'

interface CreationViewProps {
  id: string
  /** A retry has started. */
  onRetried: (creationId: string) => void
  onChange: (input: Creation['input']) => void
  onClose: () => void
}

export function CreationView({ id, onRetried, onChange, onClose }: CreationViewProps) {
  const t = useText(creatorMessages)
  const common = useText(commonMessages)
  const creation = useCreation(id)
  useEndToast(creation.data)
  if (creation.isPending) return <CreationSkeleton label={t('loadingCreation')} />
  if (!creation.data)
    return (
      <Card className="flex flex-col items-center pb-8">
        <ErrorState
          className="pb-4"
          title={t('lost.title')}
          reason={reasonOf(creation.error)}
          retryLabel={common('retry')}
          retrying={creation.isFetching}
          onRetry={() => void creation.refetch()}
        />
        <Button variant="link" onClick={onClose}>
          {t('lost.gone')}
        </Button>
      </Card>
    )
  const { status, campaign, error } = creation.data
  if (status === 'failed' && error)
    return (
      <FailedCard
        creation={creation.data}
        reason={error}
        onRetried={onRetried}
        onChange={() => onChange(creation.data.input)}
      />
    )
  if (status === 'done' && campaign)
    return <Results creation={creation.data} campaign={campaign} onRetried={onRetried} onClose={onClose} />
  return <GeneratingCard creation={creation.data} />
}

/** Announces the end to people who saw it in progress, not to those who open it later. */
function useEndToast(creation: CreationDetails | undefined): void {
  const t = useText(creatorMessages)
  const before = useRef<string>(undefined)
  const status = creation?.status
  const reason = creation?.error?.message
  useEffect(() => {
    const wasUnderWay = before.current === 'waiting' || before.current === 'running'
    before.current = status
    if (!wasUnderWay) return
    if (status === 'done') toast({ title: t('toasts.generated') })
    if (status === 'failed') toast({ variant: 'destructive', title: t('toasts.error'), description: reason })
  }, [status, reason, t])
}
