import { useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { AuthHeading } from '#features/auth/index.client.ts'
import { fullName } from '#platform/full-name.ts'
import { joinMessages } from '../i18n/index.ts'
import type { OpenedInvitation } from './join.queries.ts'
import { JoinAsSelf } from './join-as-self.tsx'
import { JoinForm } from './join-form.tsx'
import { JoinInvalid } from './join-invalid.tsx'

interface JoinInvitationProps {
  token: string
  invitation: OpenedInvitation
}

/** Who invites to what, and the shortest way to join. */
export function JoinInvitation({ token, invitation }: JoinInvitationProps) {
  const t = useText(joinMessages)
  const { user } = useCurrentUser()
  const [usesOther, setUsesOther] = useState(false)
  const [refusal, setRefusal] = useState<unknown>(null)
  if (refusal) return <JoinInvalid reason={reasonOf(refusal)} />
  const { email, role, workspaceName, invitedByName } = invitation
  const isForSelf = user !== null && (email === null || email === user.email)
  const shared = { token, invitation, onInvalid: setRefusal }
  return (
    <>
      <AuthHeading
        title={t('heading', { workspace: workspaceName })}
        text={invitedByName ? t('invitedBy', { name: invitedByName, role }) : t('invited', { role })}
      />
      {user && email !== null && email !== user.email ? (
        <Alert className="mb-5 break-words">{t('otherAddress', { current: user.email, email })}</Alert>
      ) : null}
      {isForSelf && !usesOther ? (
        <JoinAsSelf
          {...shared}
          user={user}
          onUseOther={email === null ? () => setUsesOther(true) : undefined}
        />
      ) : (
        <JoinForm {...shared} />
      )}
      {isForSelf && usesOther ? (
        <Button variant="link" className="mx-auto mt-4 flex" onClick={() => setUsesOther(false)}>
          {t('useThis', { name: fullName(user) })}
        </Button>
      ) : null}
    </>
  )
}
