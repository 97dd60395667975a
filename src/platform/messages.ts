import { createTranslator } from 'use-intl/core'
import type { Locale } from './locale.ts'

type Wording = { [key: string]: string | Wording }

/** English fixes the keys; every other language must have the same ones. */
type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }

export type Catalogue<T extends Wording = Wording> = { en: T; es: SameKeys<T> }

export function messages<const T extends Wording>(catalogue: { en: T; es: SameKeys<T> }): Catalogue<T> {
  return catalogue
}

/** A missing or malformed text is a defect of ours, so it is never papered over with its key. */
function refuse(error: Error): never {
  throw error
}

function build<T extends Wording>(catalogue: Catalogue<T>, locale: Locale) {
  return createTranslator<T>({ locale, messages: catalogue[locale] as T, onError: refuse })
}

export type Text<T extends Wording> = ReturnType<typeof build<T>>

const translators = new WeakMap<object, Partial<Record<Locale, unknown>>>()

/** The translator of one catalogue, the same object each time, so it may stand in dependency lists. */
export function textOf<T extends Wording>(catalogue: Catalogue<T>, locale: Locale): Text<T> {
  const known = translators.get(catalogue) ?? {}
  translators.set(catalogue, known)
  known[locale] ??= build(catalogue, locale)
  return known[locale] as Text<T>
}
