import { RotateCw, X } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { mediaMessages } from '../i18n/index.ts'
import { UploadList } from './upload-list.tsx'
import type { MediaUploads } from './upload-media.ts'
import { isRunning, type UploadRow } from './upload-queue.ts'

const countOf = (rows: readonly UploadRow[], state: UploadRow['state']) =>
  rows.filter((row) => row.state === state).length

/** Over the corner of the screen, so that nothing moves when an upload begins. */
export function UploadPanel({ uploads: { rows, queue } }: { uploads: MediaUploads }) {
  const t = useText(mediaMessages)
  const isBusy = rows.some(isRunning)
  const done = countOf(rows, 'done')
  const failed = countOf(rows, 'failed')
  // At the end, only what needs attention stays.
  const listed = isBusy ? rows : rows.filter(({ state }) => state === 'failed')
  const retryable = rows.filter(({ state, canRetry }) => state === 'failed' && canRetry).length

  function summary() {
    if (rows.length === 0) return ''
    if (isBusy) return t('uploads.running', { done: done + 1, total: rows.length - failed })
    const parts = [
      done > 0 ? t('uploads.done', { count: done }) : '',
      failed > 0 ? t('uploads.failed', { count: failed }) : '',
    ]
    return parts.filter(Boolean).join(' · ')
  }

  return (
    <>
      <output className="sr-only">{summary()}</output>
      {rows.length > 0 ? (
        <section
          aria-label={t('uploads.title')}
          className="fixed inset-x-3 bottom-3 z-30 flex max-h-[min(50dvh,24rem)] animate-from-bottom flex-col rounded-lg border bg-surface-raised shadow-raised sm:left-auto sm:w-96"
        >
          <header className="flex items-center gap-2 py-2 pr-2 pl-4">
            <div className="min-w-0 flex-1">
              <h2 className="font-medium tabular">{summary()}</h2>
              {isBusy ? <p className="text-muted text-xs">{t('uploads.stay')}</p> : null}
            </div>
            {retryable > 1 && !isBusy ? (
              <Button variant="ghost" size="sm" onClick={queue.retryAll}>
                <RotateCw aria-hidden />
                {t('uploads.retryAll')}
              </Button>
            ) : null}
            {isBusy ? null : (
              <Button
                variant="ghost"
                size="icon"
                className="text-muted"
                aria-label={t('uploads.close')}
                onClick={queue.cancelAll}
              >
                <X aria-hidden />
              </Button>
            )}
          </header>
          {listed.length > 0 ? (
            <div className="min-h-0 overflow-y-auto overscroll-contain border-t px-4 py-1">
              <UploadList rows={listed} queue={queue} />
            </div>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
