import type { QuoteUnit } from '../facts.ts'
import type { Sayings } from '../grammar/grammar.ts'
import { sentence, withoutEnd } from '../sentence.ts'

/** The customer's words exactly as given, in «». */
export function sayQuote({ quote, by }: QuoteUnit): Sayings {
  const said = `«${quote}»`
  const closed = /[.!?…]$/u.test(quote) ? said : `${said}.`
  if (!by)
    return {
      full: [said, `Lo que nos cuentan: ${closed}`, `Así nos lo dicen: ${closed}`, `Nos dicen: ${closed}`],
      short: [said, `Nos dicen: ${said}`, `Lo que nos cuentan: ${said}`],
      headlines: [],
      lines: [],
    }
  const who = withoutEnd(sentence(by))
  const isNamed = /^\p{Lu}/u.test(by)
  return {
    full: [
      `${said} — ${sentence(by)}`,
      `${said}\n— ${sentence(by)}`,
      ...(isNamed
        ? [
            `${who}: ${closed}`,
            `En palabras de ${who}: ${closed}`,
            `Nos lo cuenta ${who}: ${closed}`,
            `Lo dice ${who}: ${closed}`,
            `Así lo cuenta ${who}: ${closed}`,
            `Opinión de ${who}: ${closed}`,
          ]
        : []),
    ],
    short: [
      `${said} — ${sentence(by)}`,
      ...(isNamed
        ? [
            `${who}: ${said}`,
            `En palabras de ${who}: ${said}`,
            `Así lo cuenta ${who}: ${said}`,
            `Lo dice ${who}: ${said}`,
          ]
        : []),
    ],
    headlines: [],
    lines: [who],
  }
}
