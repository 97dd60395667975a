import type { Text } from '#platform/messages.ts'
import type { goalMessages } from '../goals.messages.ts'

/** On its own day a deadline is over. */
export const deadlineWords = (t: Text<(typeof goalMessages)['en']>, daysLeft: number): string =>
  daysLeft > 0 ? t('daysLeft', { days: daysLeft }) : t('overdue')
