import { expect, test } from 'vitest'
import { type Locale, locales } from '#platform/locale.ts'

type Leaves = Record<string, string>

function leaves(value: unknown, path = ''): Leaves {
  if (typeof value === 'string') return { [path]: value }
  if (typeof value !== 'object' || value === null) return {}
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key)),
  )
}

const modules = import.meta.glob<Record<string, Record<Locale, object>>>('/src/**/i18n/**/index.ts', {
  eager: true,
})

// Words that are the same in both languages, or names.
const alike = new Set([
  'Error',
  'Total',
  'CampAIgner',
  'EN',
  'ES',
  'English',
  'Español',
  'Unauthorized',
  'No',
  'OpenAI (ChatGPT)',
  'Anthropic (Claude)',
  'Google (Gemini)',
  'Sandbox',
  'TikTok',
  'LinkedIn',
  'Pinterest',
  'Editor',
  'Normal',
  'Bluesky',
  'Discord',
  'Facebook',
  'Google Business',
  'Instagram',
  'Mastodon',
  'Medium',
  'Reddit',
  'Snapchat',
  'Telegram',
  'Threads',
  'WhatsApp',
  'X (Twitter)',
  'YouTube',
  'YouTube Shorts',
  'Blog',
  'Pin',
  'Reel',
  'Short',
  'Spotlight',
])

const translations = locales.filter((locale) => locale !== 'en')

const catalogs = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, catalog]) =>
    translations.map(
      (locale) => [`${file} ${name}`, locale, leaves(catalog.en), leaves(catalog[locale])] as const,
    ),
  ),
)

/** The names of a text's values; the branches of a plural are not values. */
const placeholders = (text: string) =>
  new Set(
    [...text.matchAll(/(?<!(?:zero|one|two|few|many|other|=\d+)\s*)\{(\w+)[,}]/g)].map(([, name]) => name),
  )

const hasWords = (text = '') => /\p{L}{2}/u.test(text.replace(/\{\w+\}|https?:\/\/\S+/g, ''))

test('there are catalogs to check', () => {
  expect(catalogs.length).toBeGreaterThan(4)
})

test.each(catalogs)('%s is translated to %s', (_name, _locale, en, translated) => {
  expect(Object.keys(translated)).toEqual(Object.keys(en))
  const untranslated = Object.keys(en).filter(
    (key) => en[key] === translated[key] && hasWords(en[key]) && !alike.has(en[key] ?? ''),
  )
  expect(untranslated).toEqual([])
  for (const [key, text] of Object.entries(en)) {
    expect([key, text.trim().length > 0]).toEqual([key, true])
    expect([key, placeholders(translated[key] ?? '')]).toEqual([key, placeholders(text)])
  }
})
