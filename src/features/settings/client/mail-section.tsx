import { useText } from '#client/i18n/use-text.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { mailSettingsMessages } from '#core/settings/i18n/index.ts'
import { LoadedSection } from './loaded-section.tsx'
import { MailCard } from './mail-card.tsx'
import { useMailSettings } from './settings.queries.ts'

export function MailSection() {
  const t = useText(mailSettingsMessages)
  const settings = useMailSettings()
  const { user } = useCurrentUser()
  if (!user) return null
  return (
    <LoadedSection query={settings} failed={t('loadFailed')} fields={5}>
      {(data) => <MailCard settings={data} user={user} />}
    </LoadedSection>
  )
}
