import { CircleAlert } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Button } from '#client/ui/button.tsx'
import { MessagePage } from '#client/ui/message-page.tsx'
import { siteMessages } from '#features/site/i18n/index.ts'

export interface CrashPageProps {
  error: Error
  reset: () => void
}

export function CrashPage({ error, reset }: CrashPageProps) {
  const t = useText(siteMessages)
  useTitle(t('crash.title'))
  return (
    <MessagePage
      role="alert"
      icon={<CircleAlert />}
      title={t('crash.title')}
      description={
        <>
          <p>{t('crash.safe')}</p>
          <p>{t('crash.todo')}</p>
        </>
      }
      actions={
        <>
          <Button onClick={reset}>{t('crash.retry')}</Button>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {t('crash.reload')}
          </Button>
          <Button asChild variant="ghost">
            {/* A plain link: a full navigation drops the broken state. */}
            <a href="/">{t('crash.toHome')}</a>
          </Button>
        </>
      }
      detail={error.message}
    />
  )
}
