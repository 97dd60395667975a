import { Suspense } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { RecountProgress, useWorkspaceSettings } from '#core/settings/index.client.ts'
import { businessMessages } from '../i18n/index.ts'
import { BusinessCard } from './business-card.tsx'
import { LoadedSection } from './loaded-section.tsx'

export function BusinessSection() {
  const t = useText(businessMessages)
  const workspace = useWorkspaceSettings()
  return (
    <div className="flex flex-col gap-5">
      <Suspense>
        <RecountProgress />
      </Suspense>
      <LoadedSection query={workspace} failed={t('loadFailed')} fields={7}>
        {(data) => <BusinessCard workspace={data} />}
      </LoadedSection>
    </div>
  )
}
