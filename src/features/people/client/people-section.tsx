import { UserPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { useOpenByLink } from '#client/navigation/use-open-by-link.ts'
import { Button } from '#client/ui/button.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { peopleMessages } from '../i18n/index.ts'
import { decidesOver } from '../rights.ts'
import { InvitationsList } from './invitations-list.tsx'
import { type OpenedDialog, PeopleDialogs } from './people-dialogs.tsx'
import { PeopleTable } from './people-table.tsx'

/** The people of the workspace: visible to all, managed by owners and managers. */
export function PeopleSection() {
  const t = useText(peopleMessages)
  const headingId = useId()
  const { user } = useCurrentUser()
  const [dialog, setDialog] = useState<OpenedDialog | null>(null)
  const mayInvite = user !== null && decidesOver(user.role, 'member')
  useOpenByLink('invite', () => {
    if (mayInvite) setDialog({ kind: 'invite' })
  })
  if (!user) return null
  const note = { owner: null, manager: t('forManagers'), member: t('forMembers') }[user.role]
  const invite = () => setDialog({ kind: 'invite' })
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={headingId} className="text-lg">
            {t('title')}
          </h2>
          <p className="mt-1 max-w-prose text-muted">{[t('text'), note].filter(Boolean).join(' ')}</p>
        </div>
        {mayInvite ? (
          <Button className="max-sm:w-full" onClick={invite}>
            <UserPlus aria-hidden />
            {t('invite.action')}
          </Button>
        ) : null}
      </div>
      <PeopleTable self={user} onOpen={setDialog} />
      {mayInvite ? <InvitationsList onInvite={invite} onOpen={setDialog} /> : null}
      <PeopleDialogs opened={dialog} self={user} onClose={() => setDialog(null)} />
    </section>
  )
}
