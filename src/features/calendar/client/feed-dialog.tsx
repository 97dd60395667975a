import { Copy } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy-text.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { calendarMessages } from '../i18n/index.ts'
import { useCreateFeed, useFeed, useRemoveFeed } from './feed.queries.ts'

interface FeedDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The person's own link to the calendar, for other calendar apps. */
export function FeedDialog({ open, onOpenChange }: FeedDialogProps) {
  const t = useText(calendarMessages)
  const common = useText(commonMessages)
  const format = useFormat()
  const feed = useFeed(open)
  const create = useCreateFeed()
  const remove = useRemoveFeed()
  const url = create.data && feed.data?.createdAt ? new URL(create.data.path, location.origin).href : null
  const createdAt = feed.data?.createdAt

  async function copy(text: string) {
    const isCopied = await copyText(text)
    toast(isCopied ? { title: t('feed.copied') } : { title: t('feed.notCopied'), variant: 'destructive' })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('feed.title')}
      description={t('feed.description')}
      closeLabel={common('close')}
      footer={
        <>
          {createdAt ? (
            <Button variant="secondary" pending={remove.isPending} onClick={() => remove.mutate()}>
              {t('feed.remove')}
            </Button>
          ) : null}
          <Button
            variant={url ? 'secondary' : 'primary'}
            pending={create.isPending}
            onClick={() => create.mutate()}
          >
            {t(createdAt ? 'feed.replace' : 'feed.create')}
          </Button>
        </>
      }
    >
      {feed.isPending ? (
        <Skeleton className="h-5 w-2/3" />
      ) : url ? (
        <div className="flex flex-col gap-3">
          <Field label={t('feed.link')} hint={t('feed.once')}>
            <Input readOnly value={url} onFocus={({ target }) => target.select()} />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void copy(url)}>
              <Copy aria-hidden />
              {t('feed.copy')}
            </Button>
            <Button asChild variant="secondary">
              <a href={url.replace(/^https?:/, 'webcal:')}>{t('feed.openApp')}</a>
            </Button>
          </div>
          <p className="text-muted">{t('feed.howTo')}</p>
        </div>
      ) : (
        <p className="text-muted">
          {createdAt ? t('feed.since', { date: format.dateTime(createdAt) }) : t('feed.none')}
        </p>
      )}
    </Dialog>
  )
}
