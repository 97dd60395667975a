import type { Format } from '#client/i18n/format.ts'
import { Badge } from '#client/ui/badge.tsx'
import type { DataColumn } from '#client/ui/data-column.ts'
import type { Text } from '#platform/messages.ts'
import type { peopleMessages } from '../i18n/index.ts'
import type { Invitation } from '../invitations.contract.ts'
import { InvitationActions } from './invitation-actions.tsx'
import type { OpenedDialog } from './people-dialogs.tsx'
import { RoleBadge } from './role-badge.tsx'

export function invitationColumns(
  t: Text<(typeof peopleMessages)['en']>,
  format: Format,
  onOpen: (dialog: OpenedDialog) => void,
): DataColumn<Invitation>[] {
  return [
    {
      id: 'for',
      header: t('invitations.for'),
      primary: true,
      className: 'max-w-0 w-full',
      cell: ({ email, invitedByName }) => (
        <>
          <p className="break-words md:truncate">{email ?? t('invitations.byLink')}</p>
          {invitedByName ? (
            <p className="break-words font-normal text-muted text-sm md:truncate">
              {t('invitations.invitedBy', { name: invitedByName })}
            </p>
          ) : null}
        </>
      ),
    },
    { id: 'role', header: t('invitations.role'), cell: ({ role }) => <RoleBadge role={role} /> },
    {
      id: 'until',
      header: t('invitations.until'),
      cell: ({ expiresAt, isExpired }) =>
        isExpired ? <Badge tone="warning">{t('invitations.expired')}</Badge> : format.dateTime(expiresAt),
    },
    {
      id: 'actions',
      // On a card the buttons need no heading.
      header: <span className="max-md:sr-only">{t('invitations.actions')}</span>,
      className: 'md:whitespace-nowrap',
      cell: (invitation) => <InvitationActions invitation={invitation} onOpen={onOpen} />,
    },
  ]
}
