import type { createTranslator } from 'use-intl/core'
import type { Locale } from './locale.ts'
import { formatMessage, type Values } from './message-format.ts'

export type Wording = { [key: string]: string | Wording }

/** English defines the keys; every other language has the same ones. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> }

export type Catalog<T extends Wording = Wording> = { en: T } & Record<Exclude<Locale, 'en'>, Translation<T>>

export function messages<const T extends Wording>(catalog: Catalog<T>): Catalog<T> {
  return catalog
}

/** Typed by the keys of its catalog and the values of each text; only the types come from the library. */
export type Text<T extends Wording> = ReturnType<typeof createTranslator<T>>

/** A missing text is a bug, so the key is never shown instead. */
function find(wording: Wording, key: string): string {
  let found: string | Wording | undefined = wording
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  if (typeof found !== 'string') throw new Error(`There is no text "${key}".`)
  return found
}

const translators = new WeakMap<object, Partial<Record<Locale, unknown>>>()

/** The translator of a catalog, memoized, so that it can be in dependency lists. */
export function textOf<T extends Wording>(catalog: Catalog<T>, locale: Locale): Text<T> {
  const known = translators.get(catalog) ?? {}
  translators.set(catalog, known)
  known[locale] ??= (key: string, values: Values = {}) =>
    formatMessage(find(catalog[locale] as Wording, key), values, locale)
  return known[locale] as Text<T>
}
