import { createDealer } from '../../built-in/dealer.ts'
import type { Scene } from '../grammar/grammar.ts'
import { outsideQuotes } from '../outside-quotes.ts'
import { bareHours, twelveHours } from './clock.ts'

type Writing = (text: string) => string

const asUsual: Writing = (text) => text

/** "9:00 a 14:00", "17:00, 18:30 y 20:00": hours in a row have their sign once, after the last. */
const CLOCKS =
  /(?<![\d:.,/-])\d{1,2}:\d\d(?:(?: a | a las | y | y las |–|-|, )\d{1,2}:\d\d){0,4}(?![\d:]| ?(?:hs?|hrs|horas|am|pm|[ap]\. m)(?!\p{L}))/gu
const withSign: Writing = (text) => text.replace(CLOCKS, '$& h')
/** "A la 1 h" would read like a duration. */
const withoutZeros: Writing = (text) =>
  text.replace(CLOCKS, (found) =>
    /(?<!\d)0?[01]:/.test(found) ? found : `${found.replace(/(?<=\d):00/g, '')} h`,
  )

const LAST_HALF_DAY = /(?<=\d) ([ap])\. m\.(?=$|\n|\s+[\p{Lu}¿¡])/gu
const HALF_DAY = /(?<=\d) ([ap])\. m\./gu
/** Where its last period also ended the sentence, one stays. */
const plainHalves: Writing = (text) => text.replace(LAST_HALF_DAY, ' $1m.').replace(HALF_DAY, ' $1m')
const BARE_HOUR =
  /(?<![\d:.,$/-])(\d{1,2})(?=(?: (?:a|y|a las|y las) \d{1,2}(?::\d\d)?|–\d{1,2}(?::\d\d)?)? ?(?:[ap]\. m\.|[ap]m(?!\p{L})))/gu
const withZeros: Writing = (text) => text.replace(BARE_HOUR, '$1:00')

const HOUR_SIGN = /(?<=\d) h(?!\p{L})/gu
const AT_HOUR = /(?<=(?<!\p{L})[Aa] las )\d{1,2}(?::\d\d)?(?![\d:]| ?(?:hs?|horas|de la|del)(?!\p{L}))/gu

const EUROS = /(?<=\d) ?€(?![\p{L}\d/])/gu
const inEuros: Writing = (text) =>
  text.replace(/(?<![\d.,])1 ?€(?![\p{L}\d/])/gu, '1 euro').replace(EUROS, ' euros')

/** Countries whose "$" is a peso. */
const pesoCountries = new Set('MX CO AR CL UY DO'.split(' '))
const PESOS =
  /(?<![\p{L}\d$])\$ ?(\d{1,3}(?:[.,]\d{3}){0,3}(?:[.,]\d\d)?|\d{4,9})(?![\d/%]|[.,]\d| ?(?:pesos|mil|millones|M\.?N|MXN|COP|ARS|CLP|USD|DOP|k)(?!\p{L}))/gu
const inPesos: Writing = (text) => text.replace(PESOS, '$1 pesos')

const MONTH = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const ON_DAY = new RegExp(`(?<=(?<!\\p{L})[Ee]l )(?=\\d{1,2} de (?:${MONTH})(?!\\p{L}))`, 'gu')
const withDayWord: Writing = (text) => text.replace(ON_DAY, 'día ')

const hourWritings = ({ country }: Scene): readonly Writing[] => {
  if (twelveHours.has(country)) return [asUsual, plainHalves, (text) => withZeros(plainHalves(text))]
  if (bareHours.has(country))
    return [
      asUsual,
      (text) => text.replace(HOUR_SIGN, ' hs').replace(AT_HOUR, '$& hs'),
      (text) => text.replace(AT_HOUR, '$& h'),
    ]
  return [asUsual, withSign, withoutZeros]
}

const priceWritings = ({ country }: Scene): readonly Writing[] => {
  if (country === 'ES') return [asUsual, inEuros]
  return pesoCountries.has(country) ? [asUsual, inPesos] : [asUsual]
}

/** See `Grammar.habit`. */
export function habit(text: string, scene: Scene): string {
  if (scene.shop === '') return text
  const dealer = createDealer(`habits of ${scene.shop}`)
  const own = [hourWritings(scene), priceWritings(scene), [asUsual, withDayWord]].map((ways) =>
    dealer.deal(ways),
  )
  return outsideQuotes(text, (part) => own.reduce((told, write) => write(told), part))
}
