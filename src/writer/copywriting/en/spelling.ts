import { capitalized } from '../../first-letter.ts'
import type { Scene } from '../grammar/grammar.ts'

/** Elsewhere, and where English is no home language, American spelling is the usual one. */
const britishCountries = new Set(['GB', 'IE', 'AU', 'NZ', 'ZA', 'IN', 'SG', 'HK', 'MT', 'CY', 'CA'])

/** American to British, for our own words only. */
const pairs: readonly [string, string][] = [
  ['color', 'colour'],
  ['flavor', 'flavour'],
  ['favorite', 'favourite'],
  ['center', 'centre'],
  ['gray', 'grey'],
  ['neighbor', 'neighbour'],
  ['odor', 'odour'],
  ['fiber', 'fibre'],
  ['jewelry', 'jewellery'],
  ['mold', 'mould'],
  ['tire', 'tyre'],
  ['organize', 'organise'],
  ['recognize', 'recognise'],
  ['moisturize', 'moisturise'],
  ['personalize', 'personalise'],
  ['apologize', 'apologise'],
  ['customize', 'customise'],
  ['canceled', 'cancelled'],
  ['traveler', 'traveller'],
  ['traveling', 'travelling'],
  ['enroll', 'enrol'],
  ['catalog', 'catalogue'],
  ['yogurt', 'yoghurt'],
  ['labeled', 'labelled'],
  ['humor', 'humour'],
  ['molding', 'moulding'],
]
const british = new Map(pairs)
const WORD = /\p{L}+/gu

function respelled(word: string): string {
  const lower = word.toLowerCase()
  const stem = british.has(lower)
    ? lower
    : (['s', 'd', 'ed', 'ing', 'ful', 'hood']
        .map((end) => (lower.endsWith(end) ? lower.slice(0, -end.length) : ''))
        .find((base) => british.has(base)) ?? null)
  const instead = stem === null ? undefined : british.get(stem)
  if (stem === null || instead === undefined) return word
  const whole = instead + lower.slice(stem.length)
  return word.charAt(0) === lower.charAt(0) ? whole : capitalized(whole)
}

export const spell = (text: string, { country }: Scene): string =>
  britishCountries.has(country) ? text.replace(WORD, respelled) : text
