import { MailOpen, UserPlus } from 'lucide-react'
import { useId } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { useFormat } from '#client/i18n/format.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { DataTable } from '#client/ui/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { peopleMessages } from '../i18n/index.ts'
import { invitationColumns } from './invitation-columns.tsx'
import { useInvitations } from './invitations.queries.ts'
import type { OpenedDialog } from './people-dialogs.tsx'

interface InvitationsListProps {
  onInvite: () => void
  onOpen: (dialog: OpenedDialog) => void
}

export function InvitationsList({ onInvite, onOpen }: InvitationsListProps) {
  const t = useText(peopleMessages)
  const common = useText(commonMessages)
  const format = useFormat()
  const headingId = useId()
  const invitations = useInvitations()
  return (
    <section aria-labelledby={headingId} className="mt-4 flex flex-col gap-3">
      <h3 id={headingId} className="text-base">
        {t('invitations.title')}
      </h3>
      <DataTable
        label={t('invitations.label')}
        columns={invitationColumns(t, format, onOpen)}
        rows={invitations.data?.items ?? []}
        rowKey={({ id }) => id}
        loading={invitations.isPending}
        skeletonRows={1}
        error={
          invitations.isError && !invitations.data ? (
            <ErrorState
              title={t('invitations.failed')}
              reason={reasonOf(invitations.error)}
              retryLabel={common('retry')}
              retrying={invitations.isFetching}
              onRetry={() => void invitations.refetch()}
            />
          ) : null
        }
        empty={
          <EmptyState
            icon={<MailOpen />}
            title={t('invitations.empty')}
            description={t('invitations.emptyText')}
            className="py-8"
            action={
              <Button variant="secondary" onClick={onInvite}>
                <UserPlus aria-hidden />
                {t('invite.action')}
              </Button>
            }
          />
        }
      />
    </section>
  )
}
