import { Hammer } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { useTitle } from '#client/use-title.ts'
import { siteMessages } from '../site.messages.ts'
import { Notice } from './notice.tsx'
import { hasName, useScreenName } from './use-screen-name.ts'

export function NotBuiltPage({ screen }: { screen: string }) {
  const t = useText(siteMessages)
  const nameOf = useScreenName()
  const name = hasName(screen) ? nameOf(screen) : screen
  useTitle(name)
  return (
    <Notice
      icon={<Hammer />}
      title={t('notBuilt.title')}
      actions={
        <>
          <Button asChild>
            <Link href="/customers">{t('notBuilt.toCustomers')}</Link>
          </Button>
          {screen === '/' ? null : (
            <Button asChild variant="secondary">
              <Link href="/">{t('notBuilt.toHome')}</Link>
            </Button>
          )}
        </>
      }
    >
      <p className="break-words">{t('notBuilt.text', { screen: name })}</p>
      <p>{t('notBuilt.today')}</p>
    </Notice>
  )
}
