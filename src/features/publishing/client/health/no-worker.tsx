import { PowerOff } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { publishingHealthMessages } from '#features/publishing/i18n/index.ts'
import { articleLink } from '#platform/screen-links.ts'
import { TroubleRow } from './trouble-row.tsx'

export function NoWorker() {
  const t = useText(publishingHealthMessages)
  return (
    <TroubleRow tone="danger" icon={<PowerOff />} title={t('noWorker.title')} text={t('noWorker.text')}>
      <Button asChild variant="secondary" size="sm">
        <Link href={articleLink('late-posts')}>{t('noWorker.action')}</Link>
      </Button>
    </TroubleRow>
  )
}
