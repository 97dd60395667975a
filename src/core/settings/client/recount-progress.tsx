import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { numberFormat } from '#platform/intl-formats.ts'
import { recountMessages } from '../i18n/index.ts'
import { useWorkspaceSettings } from './workspace-settings.queries.ts'

export function RecountProgress({ className }: { className?: string | undefined }) {
  const t = useText(recountMessages)
  const locale = useLocale()
  const { data } = useWorkspaceSettings()
  const percent = data?.recountPercent ?? null
  if (percent === null) return null
  const written = numberFormat(locale, { style: 'percent' }).format(percent / 100)
  const title = t('title', { percent: written })
  return (
    <Alert tone="info" title={title} className={className}>
      <p>{t('detail')}</p>
      <Progress value={percent} label={title} className="mt-2" />
    </Alert>
  )
}
