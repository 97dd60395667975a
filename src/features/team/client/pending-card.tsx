import { Check, ExternalLink, Hourglass, X } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { fullName } from '#platform/full-name.ts'
import { approvalMessages } from '../i18n/index.ts'
import type { PendingTask } from '../team.contract.ts'
import { useDecide } from './approvals.queries.ts'
import { ProofPreview } from './proof-preview.tsx'

/** A task to decide on, with all details. */
export function PendingCard({ task, onReject }: { task: PendingTask; onReject: () => void }) {
  const t = useText(approvalMessages)
  const format = useFormat()
  const decide = useDecide()
  const { id, title, description, notes, proofFileUrl, submittedAt, assignedUser } = task
  return (
    <Card className="flex flex-col gap-5 p-5 sm:flex-row">
      {proofFileUrl ? (
        <ProofPreview url={proofFileUrl} title={title} className="w-full shrink-0 self-start sm:w-56" />
      ) : null}
      <article className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0 flex-1 basis-48">
            <h2 className="break-words text-base">{title}</h2>
            <p className="break-words text-muted">
              {t('pending.submittedBy', { name: fullName(assignedUser) })}
            </p>
          </div>
          <Badge tone="warning" icon={<Hourglass aria-hidden />}>
            {t('status.pending_approval')}
          </Badge>
        </div>
        {description ? <p className="whitespace-pre-line break-words">{description}</p> : null}
        {notes ? (
          <div className="rounded-md bg-surface-sunken px-3 py-2">
            <p className="font-medium text-muted text-xs">{t('pending.notes')}</p>
            <p className="whitespace-pre-line break-words">{notes}</p>
          </div>
        ) : null}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-xs">
          <time dateTime={submittedAt}>{t('pending.submitted', { when: format.dateTime(submittedAt) })}</time>
          {proofFileUrl ? (
            <a
              href={proofFileUrl}
              target="_blank"
              rel="noreferrer"
              className="inline-flex pointer-coarse:min-h-11 items-center gap-1 text-primary-ink text-sm underline underline-offset-4"
            >
              {t('pending.proof')}
              <ExternalLink aria-hidden className="size-3.5" />
            </a>
          ) : null}
        </p>
        <div className="flex flex-wrap gap-2 pt-1">
          <Button
            className="max-sm:flex-1"
            pending={decide.isPending}
            aria-label={t('pending.approveNamed', { title })}
            onClick={() => decide.mutate({ params: { id }, body: { action: 'approve' } })}
          >
            <Check aria-hidden />
            {t('pending.approve')}
          </Button>
          <Button
            variant="secondary"
            className="max-sm:flex-1"
            disabled={decide.isPending}
            aria-label={t('pending.rejectNamed', { title })}
            onClick={onReject}
          >
            <X aria-hidden />
            {t('pending.reject')}
          </Button>
        </div>
      </article>
    </Card>
  )
}
