import { Link } from 'wouter'
import { Loaded } from '#client/data/loaded.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { LabeledSkeleton } from '#client/ui/skeleton.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { remindersMessages } from '#features/publishing/i18n/index.ts'
import { leadTimes, type ReminderSettings } from '#features/publishing/reminders.contract.ts'
import { DeviceSwitch } from './device-switch.tsx'
import { useReminders, useSaveReminders } from './reminders.queries.ts'

/** How a person hears of the posts that they publish themselves. */
export function RemindersSection() {
  const t = useText(remindersMessages)
  const reminders = useReminders()
  return (
    <Card>
      <CardHeader title={t('title')} description={t('description')} />
      <CardBody>
        <Loaded
          query={reminders}
          failed={t('failed')}
          skeleton={<LabeledSkeleton label={t('loading')} className="h-32" />}
        >
          {(settings) => <ReminderFields settings={settings} />}
        </Loaded>
      </CardBody>
    </Card>
  )
}

const NEVER = 'none'

function ReminderFields({ settings }: { settings: ReminderSettings }) {
  const t = useText(remindersMessages)
  const { user } = useCurrentUser()
  const save = useSaveReminders()
  const { isEmailed, minutesBefore } = save.isPending ? save.variables : settings
  const choice = { isEmailed, minutesBefore }
  return (
    <div className="flex flex-col gap-5">
      <Switch
        label={t('email')}
        description={t('emailHint', { email: user?.email ?? '' })}
        checked={isEmailed}
        onCheckedChange={(checked) => save.mutate({ ...choice, isEmailed: checked })}
      />
      {settings.canMail ? null : (
        <Alert tone="warning">
          <p>{t('noMail')}</p>
          {user?.role === 'owner' ? (
            <Button asChild variant="secondary" size="sm" className="mt-2">
              <Link href="/settings?section=mail">{t('toMail')}</Link>
            </Button>
          ) : null}
        </Alert>
      )}
      <DeviceSwitch settings={settings} />
      <Field label={t('before')} className="sm:max-w-xs">
        <Select
          options={[
            { value: NEVER, label: t('lead.none') },
            ...leadTimes.map((count) => ({ value: String(count), label: t('lead.minutes', { count }) })),
          ]}
          value={minutesBefore === null ? NEVER : String(minutesBefore)}
          onValueChange={(value) =>
            save.mutate({
              ...choice,
              minutesBefore: leadTimes.find((minutes) => String(minutes) === value) ?? null,
            })
          }
        />
      </Field>
    </div>
  )
}
