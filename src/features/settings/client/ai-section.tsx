import { useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { aiSettingsMessages } from '#core/settings/i18n/index.ts'
import { AiCard } from './ai-card.tsx'
import { AiUsageCard } from './ai-usage-card.tsx'
import { LoadedSection } from './loaded-section.tsx'
import { LocalAiCard } from './local-ai-card.tsx'
import { useAiSettings, useAiUsage } from './settings.queries.ts'

export function AiSection() {
  const t = useText(aiSettingsMessages)
  const settings = useAiSettings()
  const usage = useAiUsage()
  const { user } = useCurrentUser()
  // Remounts the form when a local model is chosen.
  const [chosen, setChosen] = useState(0)
  return (
    <LoadedSection query={settings} failed={t('loadFailed')} fields={3}>
      {(data) => (
        <div className="grid gap-6">
          <AiCard key={chosen} settings={data} />
          {user?.role === 'owner' ? (
            <LocalAiCard settings={data} onChosen={() => setChosen((count) => count + 1)} />
          ) : null}
          {data.source === 'none' ? null : (
            <LoadedSection query={usage} failed={t('usage.loadFailed')} fields={3}>
              {(used) => <AiUsageCard usage={used} />}
            </LoadedSection>
          )}
        </div>
      )}
    </LoadedSection>
  )
}
