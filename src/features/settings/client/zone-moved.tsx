import { useWorkspace } from '#client/data/workspace-context.ts'
import { createFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Alert } from '#client/ui/alert.tsx'
import { addDays, dayIn } from '#platform/day.ts'
import { isTimeZone } from '#platform/time-zone.ts'
import { instantAt } from '#platform/wall-time.ts'
import { zonePlace } from '#platform/zone-name.ts'
import { businessMessages } from '../i18n/index.ts'

const HOUR = '10:00'

/** Explains what happens to planned posts before another zone is saved, with tomorrow at ten as example. */
export function ZoneMoved({ chosen }: { chosen: string }) {
  const t = useText(businessMessages)
  const locale = useLocale()
  const workspace = useWorkspace()
  const now = useNow()
  const { timeZone } = workspace
  if (chosen === timeZone || !isTimeZone(chosen)) return null
  const moment = instantAt(timeZone, addDays(dayIn(timeZone, now), 1), HOUR).toISOString()
  const shown = (zone: string) => createFormat(locale, { ...workspace, timeZone: zone }).bareTime(moment)
  return (
    <Alert tone="info" role="status" className="sm:col-span-2">
      {t('fields.zoneMoved', {
        before: shown(timeZone),
        from: zonePlace(timeZone, locale),
        after: shown(chosen),
        to: zonePlace(chosen, locale),
      })}
    </Alert>
  )
}
