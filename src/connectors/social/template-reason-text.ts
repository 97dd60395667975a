import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { templateReasonMessages } from './i18n/index.ts'

const codes = [
  'abusive_content',
  'incorrect_category',
  'invalid_format',
  'promotional',
  'scam',
  'tag_content_mismatch',
] as const

/** Why a network rejected a text: in our words, if we know its code. */
export function templateReasonText(reason: string, locale: Locale): string {
  const t = textOf(templateReasonMessages, locale)
  if (reason === '') return t('unknown')
  const code = codes.find((each) => each === reason.toLowerCase())
  return code ? t(code) : t('other', { reason })
}
