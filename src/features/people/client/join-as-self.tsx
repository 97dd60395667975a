import { useText } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import type { CurrentUser } from '#core/session/session.contract.ts'
import { SubmitButton } from '#features/auth/index.client.ts'
import { fullName } from '#platform/full-name.ts'
import { joinMessages } from '../i18n/index.ts'
import type { OpenedInvitation } from './join.queries.ts'
import { useJoin } from './use-join.ts'

interface JoinAsSelfProps {
  token: string
  invitation: OpenedInvitation
  user: CurrentUser
  onInvalid: (error: unknown) => void
  /** For an invitation without an address: it may be for another person at this browser. */
  onUseOther: (() => void) | undefined
}

export function JoinAsSelf({ token, invitation, user, onInvalid, onUseOther }: JoinAsSelfProps) {
  const t = useText(joinMessages)
  const { join, isPending } = useJoin(invitation, onInvalid)
  const name = fullName(user)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void join({ token })
      }}
    >
      <p className="mb-2 text-muted">{t('signedInAs')}</p>
      <div className="mb-5 flex items-center gap-3 rounded-lg border bg-surface px-4 py-3">
        <Avatar decorative name={name} src={user.profileImageUrl} />
        <div className="min-w-0">
          <p className="break-words font-medium">{name}</p>
          <p className="break-words text-muted">{user.email}</p>
        </div>
      </div>
      <SubmitButton label={t('join')} pendingLabel={t('joining')} pending={isPending} />
      {onUseOther ? (
        <Button variant="link" className="mx-auto mt-4 flex" onClick={onUseOther}>
          {t('useAnother')}
        </Button>
      ) : null}
    </form>
  )
}
