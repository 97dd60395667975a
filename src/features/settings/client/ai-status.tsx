import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Alert } from '#client/ui/alert.tsx'
import { aiManifestOf } from '#connectors/ai/registry.ts'
import type { AiSettings } from '#core/settings/ai-settings.contract.ts'
import { aiSettingsMessages } from '#core/settings/i18n/index.ts'

/** The current writer. */
export function AiStatus({ settings }: { settings: AiSettings }) {
  const t = useText(aiSettingsMessages)
  const locale = useLocale()
  const format = useFormat()
  const now = useNow()
  const { source, provider, model, baseUrl, testedAt, isKeyLost } = settings
  if (isKeyLost) return <Alert tone="warning">{t('lost')}</Alert>
  if (source === 'none' || !provider || !model) return <Alert>{t('source.none')}</Alert>
  if (source === 'installation') return <Alert>{t('source.installation', { model })}</Alert>
  const where =
    baseUrl && URL.canParse(baseUrl) ? new URL(baseUrl).host : aiManifestOf(provider).label[locale]
  return (
    <Alert tone="success">
      {t('source.workspace', { provider: where, model })}
      {testedAt ? ` ${t('tested', { when: format.relative(testedAt, now) })}` : null}
    </Alert>
  )
}
