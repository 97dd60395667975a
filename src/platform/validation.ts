import type * as z from 'zod'
import { platformRules, validationMessages } from './i18n/index.ts'
import type { Locale } from './locale.ts'
import { formatMessage, type Values } from './message-format.ts'
import { type Catalog, textOf } from './messages.ts'

type TypeName = keyof typeof validationMessages.en.types

type Locales = (locale: Locale) => string
const ruleTexts = new Map<string, Locales>()

/**
 * The text of a rule for its schema: `z.email(ruleText(contactRules, 'invalidEmail'))`. A schema contains the English
 * text; `describeIssue` uses it to find other languages. `{length}` becomes the length of the input.
 */
export function ruleText<T extends Record<string, string>>(
  rules: Catalog<T>,
  key: keyof T & string,
  values: Values | ((locale: Locale) => Values) = {},
): string {
  const inLocale: Locales = (locale) =>
    formatMessage(
      rules[locale][key] as string,
      {
        length: '{length}',
        ...(typeof values === 'function' ? values(locale) : values),
      },
      locale,
    )
  const english = inLocale('en')
  ruleTexts.set(english, inLocale)
  return english
}

export const atMostCharacters = (max: number): string => ruleText(platformRules, 'atMostCharacters', { max })

/** A rule's text in another language. A text of no rule is already in the request's language. */
export const translateRule = (text: string, locale: Locale): string => ruleTexts.get(text)?.(locale) ?? text

type Issue = z.core.$ZodIssue

function typeName(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0)

function describeIssue(issue: Issue, locale: Locale): string {
  const rule = ruleTexts.get(issue.message)
  if (rule) return rule(locale).replace('{length}', String(lengthOf(issue.input)))
  const t = textOf(validationMessages, locale)
  const isMissing = issue.input === undefined
  const nameOf = (type: string) =>
    type in validationMessages.en.types ? t(`types.${type as TypeName}`) : type
  switch (issue.code) {
    case 'invalid_type':
      return isMissing
        ? t('required')
        : t('expected', { expected: nameOf(issue.expected), received: nameOf(typeName(issue.input)) })
    case 'too_small':
      return t('tooSmall', {
        of: issue.origin,
        minimum: String(issue.minimum),
        bound: issue.inclusive === false ? 'open' : 'closed',
      })
    case 'too_big':
      return t('tooBig', {
        of: issue.origin,
        maximum: String(issue.maximum),
        bound: issue.inclusive === false ? 'open' : 'closed',
      })
    case 'invalid_format':
      return t('format', { format: issue.format })
    case 'invalid_value':
      return isMissing ? t('required') : t('option', { values: issue.values.map(String).join(', ') })
    case 'unrecognized_keys':
      return t('keys', { keys: issue.keys.join(', ') })
    case 'not_multiple_of':
      return t('multiple', { of: String(issue.divisor) })
    default:
      return t('other')
  }
}

/** Field path to message; the first issue of a field wins. The empty path is the whole body. */
export function fieldErrors(error: z.core.$ZodError, locale: Locale): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    fields[path] ??= describeIssue(issue, locale)
  }
  return fields
}
