import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Alert } from '#client/ui/alert.tsx'
import { mailSettingsMessages } from '#core/settings/i18n/index.ts'
import type { MailSettings } from '#core/settings/mail-settings.contract.ts'

/** The current mail server. */
export function MailStatus({ settings }: { settings: MailSettings }) {
  const t = useText(mailSettingsMessages)
  const format = useFormat()
  const now = useNow()
  const { source, host, fromEmail, testedAt, isPasswordLost } = settings
  if (isPasswordLost) return <Alert tone="warning">{t('lost')}</Alert>
  if (source === 'none') return <Alert tone="warning">{t('source.none')}</Alert>
  if (source === 'installation') return <Alert>{t('source.installation')}</Alert>
  return (
    <Alert tone="success">
      {t('source.workspace', { host: host ?? '', from: fromEmail ?? '' })}
      {testedAt ? ` ${t('tested', { when: format.relative(testedAt, now) })}` : null}
    </Alert>
  )
}
