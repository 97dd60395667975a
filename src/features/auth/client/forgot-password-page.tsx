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

const COMMAND = 'npm run reset-password -- you@example.com'

/** Without a mail server there is no link to wait for. */
function NoMailNotice() {
  const t = useText(authMessages)
  return (
    <div>
      <AuthHeading title={t('forgot.noMailHeading')} text={t('forgot.noMailText')} />
      <pre className="overflow-x-auto rounded-md border bg-surface-sunken px-4 py-3 font-mono text-sm">
        <code className="whitespace-pre-wrap break-words">{COMMAND}</code>
      </pre>
      <p className="mt-3 text-muted">{t('forgot.noMailHint')}</p>
    </div>
  )
}

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
