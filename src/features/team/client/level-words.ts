import type { Text } from '#platform/messages.ts'
import type { approvalMessages } from '../i18n/index.ts'

/** A person's level in the hierarchy. */
export const levelWords = (t: Text<(typeof approvalMessages)['en']>, level: number | undefined): string =>
  t('level', { level: level === undefined ? t('noLevel') : String(level) })
