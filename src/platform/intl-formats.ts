/**
 * The first format of a kind takes up to 30 ms on a slow machine, and later ones still cost more than using them a
 * thousand times. So each is made once, when it is first used.
 */
function cached<Options, Format>(make: (locale: string, options?: Options) => Format) {
  const known = new Map<string, Format>()
  return (locale: string, options?: Options): Format => {
    const key = options ? `${locale} ${JSON.stringify(options)}` : locale
    const format = known.get(key) ?? make(locale, options)
    known.set(key, format)
    return format
  }
}

export const numberFormat = cached(
  (locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

export const dateFormat = cached(
  (locale: string, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

export const relativeFormat = cached(
  (locale: string, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
)

export const pluralRules = cached(
  (locale: string, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
)
