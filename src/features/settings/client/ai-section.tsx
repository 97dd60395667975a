import { useText } from '#client/i18n/use-text.ts'
import { aiSettingsMessages } from '#core/settings/i18n/index.ts'
import { AiCard } from './ai-card.tsx'
import { Loaded } from './loaded.tsx'
import { useAiSettings } from './settings.queries.ts'

export function AiSection() {
  const t = useText(aiSettingsMessages)
  const settings = useAiSettings()
  return (
    <Loaded query={settings} failed={t('loadFailed')} fields={3}>
      {(data) => <AiCard settings={data} />}
    </Loaded>
  )
}
