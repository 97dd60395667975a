import type { Format } from '#client/i18n/format.ts'
import type { Text } from '#platform/messages.ts'
import type { inboxMessages } from '../i18n/index.ts'

/** "2.5h"; under an hour in minutes. */
export function responseTime(
  hours: number,
  t: Text<(typeof inboxMessages)['en']>,
  format: Pick<Format, 'number'>,
): string {
  if (hours < 1) return t('tiles.minutes', { minutes: Math.max(1, Math.round(hours * 60)) })
  return t('tiles.hours', { hours: format.number(Math.round(hours * 10) / 10) })
}
