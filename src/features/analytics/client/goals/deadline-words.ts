import type { goalMessages } from '#features/analytics/i18n/index.ts'
import type { Text } from '#platform/messages.ts'

/** On its own day a deadline is over. */
export const deadlineWords = (t: Text<(typeof goalMessages)['en']>, daysLeft: number): string =>
  daysLeft > 0 ? t('daysLeft', { days: daysLeft }) : t('overdue')
