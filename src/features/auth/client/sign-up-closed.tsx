import { signUpMode } from '#client/data/session-hint.ts'
import { useText } from '#client/i18n/use-text.ts'
import { authMessages } from '../i18n/index.ts'
import { AuthHeading } from './auth-heading.tsx'

/** In place of the form, where no account can be made without an invitation, or none at all. */
export function SignUpClosed() {
  const t = useText(authMessages)
  const mode = signUpMode() === 'off' ? 'off' : 'invite'
  return <AuthHeading title={t(`signUpClosed.${mode}.heading`)} text={t(`signUpClosed.${mode}.text`)} />
}
