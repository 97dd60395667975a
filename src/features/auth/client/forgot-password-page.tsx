import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import { authMessages } from '../i18n/index.ts'
import { useSignInOptions } from './auth.queries.ts'
import { AuthHeading } from './auth-heading.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { NoMailNotice } from './no-mail-notice.tsx'

export function ForgotPasswordPage() {
  const t = useText(authMessages)
  const options = useSignInOptions()
  const [sentTo, setSentTo] = useState<string | null>(null)
  useTitle(t('forgot.heading'))
  return (
    <AuthLayout>
      {options.isPending ? (
        <Spinner label={t('loading')} className="self-center" />
      ) : options.data?.mail === false ? (
        <NoMailNotice />
      ) : sentTo === null ? (
        <ForgotPasswordForm onSent={setSentTo} />
      ) : (
        <div role="status">
          <AuthHeading title={t('forgot.sentHeading')} text={t('forgot.sentText', { email: sentTo })} />
        </div>
      )}
      <BackToLogin />
    </AuthLayout>
  )
}
