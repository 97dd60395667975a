import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { AuthHeading } from '#features/auth/index.client.ts'
import { joinMessages } from '../i18n/index.ts'

/** Says why, and what to do now. */
export function JoinInvalid({ reason }: { reason: string }) {
  const t = useText(joinMessages)
  const { user } = useCurrentUser()
  return (
    <div role="status">
      <AuthHeading title={t('invalid.heading')} text={user ? reason : `${reason} ${t('invalid.next')}`} />
      <Button asChild className="min-h-11 w-full">
        {user ? <Link href="/">{t('invalid.home')}</Link> : <Link href="/login">{t('invalid.login')}</Link>}
      </Button>
    </div>
  )
}
