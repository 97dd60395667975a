import type { Occasion } from '../occasion-days.ts'

const names: readonly (readonly [pattern: RegExp, occasion: Occasion])[] = [
  [/\bvalentine['’]?s?\b/i, 'valentine'],
  [/\b(?:st|saint)\.? (?:patrick['’]?s?|paddy['’]?s)\b/i, 'st_patrick'],
  [/\beaster\b/i, 'easter'],
  [/\b(?:mother['’]?s|mothers['’]?|mothering|mum['’]?s|mom['’]?s) (?:day|sunday)\b/i, 'mothers_day'],
  [/\b(?:father['’]?s|fathers['’]?|dad['’]?s) day\b/i, 'fathers_day'],
  [/\bhalloween\b/i, 'halloween'],
  [/\bthanksgiving\b/i, 'thanksgiving'],
  [/\b(?:new year['’]?s eve|nye)\b/i, 'new_years_eve'],
  [/\b(?:christmas|xmas|crimbo)\b/i, 'christmas'],
]

/** What a brief takes orders for, if it names one. */
export const occasionIn = (text: string): Occasion | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null
