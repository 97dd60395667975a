import { useState } from 'react'
import { signUpMode } from '#client/data/session-hint.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { SignUpClosed } from '#features/auth/index.client.ts'
import { joinMessages } from '../i18n/index.ts'
import type { OpenedInvitation } from './join.queries.ts'
import { JoinWithNewAccount } from './join-with-new-account.tsx'
import { JoinWithPassword } from './join-with-password.tsx'

interface JoinFormProps {
  token: string
  invitation: OpenedInvitation
  onInvalid: (error: unknown) => void
}

/** If the invitation names an address, the server knows whether it has an account; otherwise the person says. */
export function JoinForm(props: JoinFormProps) {
  const t = useText(joinMessages)
  const { email, hasAccount } = props.invitation
  const isClosed = signUpMode() === 'off'
  const [isKnown, setIsKnown] = useState(hasAccount || (isClosed && email === null))
  if (isClosed && !isKnown) return <SignUpClosed />
  return (
    <>
      {isKnown ? <JoinWithPassword {...props} /> : <JoinWithNewAccount {...props} />}
      {email === null && !isClosed ? (
        <Button variant="link" className="mx-auto mt-4 flex" onClick={() => setIsKnown(!isKnown)}>
          {t(isKnown ? 'amNew' : 'haveAccount')}
        </Button>
      ) : null}
    </>
  )
}
