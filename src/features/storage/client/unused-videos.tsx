import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { storageMessages } from '../i18n/index.ts'
import { type UnusedOrder, type UnusedVideo, unusedOrders } from '../storage.contract.ts'
import { useDeleteUnusedVideos, useUnusedVideos } from './storage.queries.ts'
import { useFileSize } from './use-file-size.ts'

/** Unused videos, to select and delete. */
export function UnusedVideos() {
  const t = useText(storageMessages)
  const common = useText(commonMessages)
  const titleId = useId()
  const [order, setOrder] = useState<UnusedOrder>('largest')
  const videos = useUnusedVideos(order)
  const items = videos.data?.items
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 border-border border-t pt-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h3 id={titleId} className="font-semibold">
            {t('unused.title')}
          </h3>
          {items?.length === 0 ? null : <p className="max-w-prose text-muted text-sm">{t('unused.text')}</p>}
        </div>
        {items && items.length > 1 ? (
          <Field label={t('unused.order')}>
            <Select
              value={order}
              onValueChange={setOrder}
              options={unusedOrders.map((value) => ({ value, label: t(`unused.orders.${value}`) }))}
              className="min-w-52"
            />
          </Field>
        ) : null}
      </div>
      {videos.isError ? (
        <ErrorState
          title={t('unused.failed')}
          reason={reasonOf(videos.error)}
          retryLabel={common('retry')}
          onRetry={() => void videos.refetch()}
          retrying={videos.isFetching}
        />
      ) : null}
      {videos.isPending ? <Skeleton className="h-16 w-full" /> : null}
      {items?.length === 0 ? <p className="text-muted">{t('unused.none')}</p> : null}
      {items && items.length > 0 ? <VideoChoice videos={items} /> : null}
    </section>
  )
}

function VideoChoice({ videos }: { videos: UnusedVideo[] }) {
  const t = useText(storageMessages)
  const format = useFormat()
  const sizeOf = useFileSize()
  const remove = useDeleteUnusedVideos()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asks, setAsks] = useState(false)
  const selected = videos.filter(({ id }) => chosen.has(id))
  const size = sizeOf(selected.reduce((sum, video) => sum + video.size, 0))
  const n = selected.length

  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }

  return (
    <>
      <Checkbox
        label={t('unused.selectAll')}
        checked={n === videos.length}
        indeterminate={n > 0 && n < videos.length}
        onCheckedChange={(all) => setChosen(new Set(all ? videos.map(({ id }) => id) : []))}
      />
      <ul
        aria-label={t('unused.title')}
        className="max-h-80 divide-y divide-border overflow-y-auto rounded-md border border-border"
      >
        {videos.map((video) => (
          <li key={video.id} className="px-3 py-2">
            <Checkbox
              label={<span className="line-clamp-1 break-all">{video.prompt}</span>}
              aria-label={t('unused.select', { prompt: video.prompt.slice(0, 80) })}
              description={t('unused.facts', {
                size: sizeOf(video.size),
                day: format.bareDateTime(video.createdAt),
              })}
              checked={chosen.has(video.id)}
              onCheckedChange={(isChosen) => choose(video.id, isChosen)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="danger" disabled={n === 0} onClick={() => setAsks(true)}>
          <Trash2 aria-hidden />
          {t('unused.delete')}
        </Button>
        <p role="status" className="text-muted text-sm">
          {n === 0 ? t('unused.nothingSelected') : t('unused.selected', { n, size })}
        </p>
      </div>
      {asks ? (
        <ConfirmAction
          action={remove}
          variables={selected.map(({ id }) => id)}
          onClose={() => setAsks(false)}
          title={t('confirm.title', { n })}
          subject={n === 1 ? (selected[0]?.prompt ?? '') : t('unused.selected', { n, size })}
          description={t('confirm.text', { size })}
          confirmLabel={t('confirm.confirm')}
        />
      ) : null}
    </>
  )
}
