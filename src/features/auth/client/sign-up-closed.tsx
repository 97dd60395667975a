import { signUpMode } from '#client/data/session-hint.ts'
import { useText } from '#client/i18n/use-text.ts'
import { authMessages } from '../i18n/index.ts'
import { AuthHeading } from './auth-heading.tsx'

/** Replaces the form if signing up needs an invitation, or is disabled. */
export function SignUpClosed() {
  const t = useText(authMessages)
  const mode = signUpMode() === 'off' ? 'off' : 'invite'
  return <AuthHeading title={t(`signUpClosed.${mode}.heading`)} text={t(`signUpClosed.${mode}.text`)} />
}
