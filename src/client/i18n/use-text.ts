import { useSyncExternalStore } from 'react'
import type { Locale } from '#platform/locale.ts'
import { type Catalog, type Text, textOf } from '#platform/messages.ts'
import { currentLocale, localeAtStart, onLocaleChange } from './locale-store.ts'

export const useLocale = (): Locale => useSyncExternalStore(onLocaleChange, currentLocale, localeAtStart)

/** The wording of one feature in the language of the interface: `const t = useText(customerMessages)`. */
export function useText<T extends Catalog>(catalog: T): T extends Catalog<infer M> ? Text<M> : never {
  const locale = useLocale()
  return textOf(catalog, locale) as T extends Catalog<infer M> ? Text<M> : never
}
