import { unique } from '../sentence.ts'

const CLOCK = '(\\d{1,2}(?::\\d\\d)?)( ?)([ap]m)'
const RANGE = new RegExp(`\\b(from )?${CLOCK}(?: to |–)${CLOCK}\\b`, 'gi')

/** "6 PM to 8 PM" is also "6–8 PM". */
const withCompactTimes = (text: string): string =>
  text.replace(
    RANGE,
    (_, from = '', start: string, gap: string, half: string, end: string, _gap: string, last: string) => {
      const isSame = half.toLowerCase() === last.toLowerCase()
      const begin = isSame ? start : `${start}${gap}${half}`
      return `${from}${begin}${from === '' ? '–' : ' to '}${end}${gap}${last}`
    },
  )

/** Each text, and those with a span of hours also in its other form. */
export const withTimeForms = (texts: readonly string[]): string[] =>
  unique([...texts, ...texts.map(withCompactTimes)])
