import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { storageMessages } from '../i18n/index.ts'
import { type StorageUse, storageKinds } from '../storage.contract.ts'
import { useStorage } from './storage.queries.ts'
import { UnusedVideos } from './unused-videos.tsx'
import { useFileSize } from './use-file-size.ts'

const ALMOST_FULL = 90

/** Storage usage of a workspace, and what can be deleted. */
export function StorageCard() {
  const t = useText(storageMessages)
  const common = useText(commonMessages)
  const storage = useStorage()
  return (
    <Card>
      <CardHeader title={t('title')} />
      {storage.isError ? (
        <ErrorState
          title={t('failed')}
          reason={reasonOf(storage.error)}
          retryLabel={common('retry')}
          onRetry={() => void storage.refetch()}
          retrying={storage.isFetching}
        />
      ) : (
        <CardBody className="flex flex-col gap-4 pt-2">
          {storage.data ? <Use use={storage.data} /> : <Skeleton className="h-24 w-full" />}
          <p className="max-w-prose text-muted text-sm">{t('note')}</p>
          <UnusedVideos />
        </CardBody>
      )}
    </Card>
  )
}

function Use({ use: { used, quota, byKind } }: { use: StorageUse }) {
  const t = useText(storageMessages)
  const sizeOf = useFileSize()
  const percent = quota === null ? 0 : Math.min(100, (used / Math.max(1, quota)) * 100)
  return (
    <>
      {percent >= ALMOST_FULL ? (
        <Alert tone={percent >= 100 ? 'danger' : 'warning'}>
          {t(percent >= 100 ? 'full' : 'almostFull')}
        </Alert>
      ) : null}
      <div className="flex flex-col gap-2">
        <p className="font-medium">
          {quota === null
            ? t('unlimited', { used: sizeOf(used) })
            : t('used', { used: sizeOf(used), quota: sizeOf(quota) })}
        </p>
        {quota === null ? null : (
          <Progress
            value={percent}
            label={t('bar')}
            {...(percent >= ALMOST_FULL && { barClassName: percent >= 100 ? 'bg-danger' : 'bg-warning' })}
          />
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {storageKinds.map((kind) => (
          <div key={kind} className="flex items-baseline justify-between gap-3 sm:flex-col sm:gap-0">
            <dt className="text-muted text-sm">{t(`kinds.${kind}`)}</dt>
            <dd className="font-medium tabular-nums">{sizeOf(byKind[kind])}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
