import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { mailingMessages } from '../i18n/index.ts'
import { useMailingSettings, useSaveMailingSettings } from './mailings.queries.ts'

/** What the owner decides about all emails to customers. */
export function MailingSettingsCard() {
  const t = useText(mailingMessages)
  const common = useText(commonMessages)
  const { user } = useCurrentUser()
  const { data, error, isFetching, refetch } = useMailingSettings()
  const save = useSaveMailingSettings()
  const isOwner = user?.role === 'owner'
  return (
    <Card>
      <CardHeader level={3} title={t('settings.title')} />
      <CardBody>
        {data ? (
          <Switch
            label={t('settings.switch')}
            description={
              isOwner ? t('settings.description') : `${t('settings.description')} ${t('settings.ownerOnly')}`
            }
            checked={save.isPending ? save.variables.countsClicks : data.countsClicks}
            disabled={!isOwner}
            onCheckedChange={(countsClicks) => save.mutate({ countsClicks })}
          />
        ) : error ? (
          <ErrorState
            title={t('failed')}
            reason={reasonOf(error)}
            retryLabel={common('retry')}
            retrying={isFetching}
            onRetry={() => refetch()}
          />
        ) : (
          <Skeleton aria-label={t('settings.loading')} className="h-16" />
        )}
      </CardBody>
    </Card>
  )
}
