import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Button } from '#client/ui/button.tsx'
import { authMessages } from '../i18n/index.ts'
import { AuthHeading } from './auth-heading.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

export function ResetPasswordPage() {
  const t = useText(authMessages)
  const [token] = useState(() => window.location.hash.slice(1))
  useTitle(t('reset.heading'))
  useEffect(() => {
    // The link works once for anyone who has it, so it stays neither in the address bar nor in the history.
    if (window.location.hash) history.replaceState(history.state, '', window.location.pathname)
  }, [])
  return (
    <AuthLayout>
      {token ? (
        <ResetPasswordForm token={token} />
      ) : (
        <div>
          <AuthHeading title={t('reset.heading')} text={t('reset.missing')} />
          <Button asChild className="min-h-11 w-full">
            <Link href="/forgot-password">{t('reset.askAgain')}</Link>
          </Button>
        </div>
      )}
      <BackToLogin />
    </AuthLayout>
  )
}
