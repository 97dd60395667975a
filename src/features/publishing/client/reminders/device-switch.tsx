import { useMutation, useQuery } from '@tanstack/react-query'
import { failureToast } from '#client/data/error-toast.ts'
import { queryClient, refresh } from '#client/data/query.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { remindersMessages } from '#features/publishing/i18n/index.ts'
import type { ReminderSettings } from '#features/publishing/reminders.contract.ts'
import { readDevice, switchDeviceOff, switchDeviceOn } from './push-device.ts'

/** Reminders on the browser at hand, or why it cannot show any. */
export function DeviceSwitch({ settings }: { settings: ReminderSettings }) {
  const t = useText(remindersMessages)
  const queryKey = ['push-device', settings.pushKey, settings.devices]
  // Read each time: people change the permission in the settings of their browser.
  const device = useQuery({ queryKey, queryFn: () => readDevice(settings), staleTime: 0 })
  const turn = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? switchDeviceOn(settings) : switchDeviceOff()),
    onSuccess: (state) => {
      queryClient.setQueryData(queryKey, state)
      void refresh('reminders')
      if (state === 'on' || state === 'off') toast({ title: t(`device.${state}`) })
    },
    onError: failureToast(t('device.failed')),
  })
  const state = device.data
  const isUsable = state === 'on' || state === 'off'
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={t('device.label')}
        description={t('device.hint')}
        checked={turn.isPending ? turn.variables : state === 'on'}
        disabled={!isUsable || turn.isPending}
        onCheckedChange={(isOn) => turn.mutate(isOn)}
      />
      {state === undefined || isUsable ? null : <Alert tone="warning">{t(`device.${state}`)}</Alert>}
    </div>
  )
}
