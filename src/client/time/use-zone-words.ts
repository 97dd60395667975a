import { zoneName } from '#platform/zone-name.ts'
import { useWorkspace } from '../data/workspace-context.ts'
import { zoneMessages } from '../i18n/index.ts'
import { useLocale, useText } from '../i18n/use-text.ts'

/** "All times are in Madrid time." for a list, "In Madrid time." for a field. */
export function useZoneWords(): { all: string; one: string } {
  const t = useText(zoneMessages)
  const zone = zoneName(useWorkspace().timeZone, useLocale())
  return { all: t('all', { zone }), one: t('one', { zone }) }
}
