import { Loaded } from '#client/data/loaded.tsx'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { LabeledSkeleton } from '#client/ui/skeleton.tsx'
import { mailingMessages } from '../i18n/index.ts'
import { type PostPath, useMailingPreview } from './mailings.queries.ts'

/** The very mail, in a frame that runs nothing, fetches nothing and leads nowhere. */
export function MailingPreviewDialog({ path, onClose }: { path: PostPath; onClose: () => void }) {
  const t = useText(mailingMessages)
  const common = useText(commonMessages)
  const mail = useMailingPreview(path)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('previewTitle')}
      description={t('previewHint')}
      closeLabel={common('close')}
    >
      <Loaded
        query={mail}
        failed={t('previewFailed')}
        skeleton={<LabeledSkeleton label={t('previewLoading')} className="h-[60vh]" />}
      >
        {(data) => (
          <div className="flex flex-col gap-3">
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
              <dt className="text-muted">{t('subject')}</dt>
              <dd dir="auto" className="break-words font-medium">
                {data.subject}
              </dd>
              {data.from ? (
                <>
                  <dt className="text-muted">{t('from')}</dt>
                  <dd className="break-words">{data.from}</dd>
                </>
              ) : null}
            </dl>
            <iframe
              title={t('frame')}
              sandbox=""
              srcDoc={data.html}
              className="h-[60vh] w-full rounded-md border bg-white"
            />
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}
