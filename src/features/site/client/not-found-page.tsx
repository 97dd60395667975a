import { Compass } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { useText } from '#client/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { useTitle } from '#client/use-title.ts'
import { siteMessages } from '../site.messages.ts'
import { Notice } from './notice.tsx'

export function NotFoundPage() {
  const t = useText(siteMessages)
  const [path] = useLocation()
  useTitle(t('notFound.title'))
  return (
    <Notice
      icon={<Compass />}
      title={t('notFound.title')}
      actions={
        <Button asChild>
          <Link href="/">{t('notFound.toHome')}</Link>
        </Button>
      }
    >
      <p className="break-words">{t('notFound.text', { path })}</p>
      <p>{t('notFound.hint')}</p>
    </Notice>
  )
}
