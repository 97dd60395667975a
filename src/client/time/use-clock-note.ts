import { readClocks } from '#platform/wall-time.ts'
import { useWorkspace } from '../data/workspace-context.ts'
import { useFormat } from '../i18n/format.ts'
import { zoneMessages } from '../i18n/index.ts'
import { useText } from '../i18n/use-text.ts'

/** What happens at the chosen time. */
export type Meaning = 'goesOut' | 'due'

/** Explains a time that the clock change skips or repeats; null otherwise. */
export function useClockNote(means: Meaning): (day: string, time: string) => string | null {
  const t = useText(zoneMessages)
  const format = useFormat()
  const { timeZone } = useWorkspace()
  return (day, time) => {
    const { instant, occurs } = readClocks(timeZone, day, time)
    if (occurs === 'once') return null
    const asked = format.clock(time)
    return occurs === 'twice'
      ? t(`twice.${means}`, { time: asked })
      : t(`never.${means}`, { time: asked, shown: format.bareTime(instant.toISOString()) })
  }
}
