import { CircleAlert, CircleCheck, Clock, RotateCw, Upload, WifiOff, X } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { Progress } from '#client/ui/progress.tsx'
import { mediaMessages } from '../i18n/index.ts'
import { isRunning, type UploadQueue, type UploadRow } from './upload-queue.ts'

const marks = {
  waiting: { Icon: Clock, color: 'text-muted' },
  sending: { Icon: Upload, color: 'text-primary-ink' },
  done: { Icon: CircleCheck, color: 'text-success' },
  failed: { Icon: CircleAlert, color: 'text-danger' },
  offline: { Icon: WifiOff, color: 'text-warning' },
} as const

const textOf = ({ state, isOffline }: UploadRow) =>
  isOffline ? 'offline' : state === 'done' ? 'added' : 'waiting'

/** Each file with its progress, or why it failed. */
export function UploadList({ rows, queue }: { rows: readonly UploadRow[]; queue: UploadQueue }) {
  return (
    <ul className="flex flex-col">
      {rows.map((row) => (
        <UploadItem
          key={row.id}
          row={row}
          onRetry={() => queue.retry(row.id)}
          onCancel={() => queue.cancel(row.id)}
        />
      ))}
    </ul>
  )
}

interface UploadItemProps {
  row: UploadRow
  onRetry: () => void
  onCancel: () => void
}

function UploadItem({ row, onRetry, onCancel }: UploadItemProps) {
  const t = useText(mediaMessages)
  const { name, state, progress, isOffline, reason, canRetry } = row
  const { Icon, color } = marks[isOffline ? 'offline' : state]
  return (
    <li className="flex items-start gap-3 py-2">
      <Icon aria-hidden className={cn('mt-0.5 size-4', color)} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        {state === 'sending' && !isOffline ? (
          <Progress value={progress} label={t('uploads.progress', { name })} className="my-[7px]" />
        ) : (
          <p className={cn('text-xs leading-5', state === 'failed' ? 'text-danger' : 'text-muted')}>
            {(state === 'failed' || isOffline ? reason : null) ?? t(`uploads.${textOf(row)}`)}
          </p>
        )}
      </div>
      {state === 'failed' && canRetry ? (
        <Button
          variant="ghost"
          size="sm"
          className="px-2"
          aria-label={t('uploads.retryNamed', { name })}
          onClick={onRetry}
        >
          <RotateCw aria-hidden />
          {t('uploads.retry')}
        </Button>
      ) : null}
      {state === 'done' ? null : (
        <Button
          variant="ghost"
          size="icon"
          className="size-8 text-muted"
          aria-label={t(isRunning(row) ? 'uploads.cancelNamed' : 'uploads.removeNamed', { name })}
          onClick={onCancel}
        >
          <X aria-hidden />
        </Button>
      )}
    </li>
  )
}
