import type { ComboboxOption } from '#client/ui/combobox-options.ts'
import { countries } from '#platform/countries.ts'
import type { Locale } from '#platform/locale.ts'

const sorted = (options: ComboboxOption[], locale: Locale) => {
  const { compare } = new Intl.Collator(locale)
  return options.toSorted((a, b) => compare(a.label, b.label))
}

export function countryOptions(locale: Locale): ComboboxOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return sorted(
    countries.map((value) => ({ value, label: names.of(value) ?? value })),
    locale,
  )
}

const capitalized = (text: string, locale: Locale) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

export function currencyOptions(locale: Locale): ComboboxOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const labelOf = (code: string) => `${capitalized(names.of(code) ?? code, locale)} (${code})`
  return sorted(
    Intl.supportedValuesOf('currency').map((value) => ({ value, label: labelOf(value) })),
    locale,
  )
}

/** Includes `chosen` if this browser has another name for it. */
export function timeZoneOptions(chosen: string): ComboboxOption[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])
  return [...zones].toSorted().map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
