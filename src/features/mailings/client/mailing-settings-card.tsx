import { Loaded } from '#client/data/loaded.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { LabeledSkeleton } from '#client/ui/skeleton.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { mailingMessages } from '../i18n/index.ts'
import { useMailingSettings, useSaveMailingSettings } from './mailings.queries.ts'

/** What the owner decides about all emails to customers. */
export function MailingSettingsCard() {
  const t = useText(mailingMessages)
  const { user } = useCurrentUser()
  const settings = useMailingSettings()
  const save = useSaveMailingSettings()
  const isOwner = user?.role === 'owner'
  return (
    <Card>
      <CardHeader level={3} title={t('settings.title')} />
      <CardBody>
        <Loaded
          query={settings}
          failed={t('failed')}
          skeleton={<LabeledSkeleton label={t('settings.loading')} className="h-16" />}
        >
          {({ countsClicks: isCounted }) => (
            <Switch
              label={t('settings.switch')}
              description={
                isOwner
                  ? t('settings.description')
                  : `${t('settings.description')} ${t('settings.ownerOnly')}`
              }
              checked={save.isPending ? save.variables.countsClicks : isCounted}
              disabled={!isOwner}
              onCheckedChange={(countsClicks) => save.mutate({ countsClicks })}
            />
          )}
        </Loaded>
      </CardBody>
    </Card>
  )
}
