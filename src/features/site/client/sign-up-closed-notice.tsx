import { useText } from '#client/i18n.ts'
import { signUpMode } from '#client/sign-up-mode.ts'
import { Alert } from '#client/ui/alert.tsx'
import { authMessages } from '#features/auth/auth.messages.ts'

export function SignUpClosedNotice() {
  const t = useText(authMessages)
  const mode = signUpMode() === 'off' ? 'off' : 'invite'
  return (
    <Alert title={t(`signUpClosed.${mode}.heading`)} className="mt-6 max-w-2xl">
      <p>{t(`signUpClosed.${mode}.text`)}</p>
    </Alert>
  )
}
