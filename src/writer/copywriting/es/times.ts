import type { Said, TimeValue } from '../facts.ts'
import type { Scene } from '../grammar/grammar.ts'
import { type Length, mended } from './calendar.ts'
import { bareHours, twelveHours } from './clock.ts'

type Clock = { text: string; half: string; isOne: boolean }

function clock(time: string, { country }: Scene, length: Length): Clock {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const tail = minutes ? `:${String(minutes).padStart(2, '0')}` : ''
  if (twelveHours.has(country)) {
    const shown = hours % 12 === 0 ? 12 : hours % 12
    const half = hours < 12 ? 'am' : 'pm'
    const said = half === 'am' ? 'a. m.' : 'p. m.'
    return { text: `${shown}${tail}`, half: ` ${length === 'short' ? half : said}`, isOne: shown === 1 }
  }
  if (bareHours.has(country)) return { text: `${hours}${tail}`, half: '', isOne: hours === 1 }
  return { text: `${hours}:${String(minutes).padStart(2, '0')}`, half: '', isOne: hours === 1 }
}

const whole = ({ text, half }: Clock) => `${text}${half}`
/** "las 20", "la 1 p. m." */
const withArticle = (one: Clock) => `${one.isOne ? 'la' : 'las'} ${whole(one)}`

const hourSign = ({ country }: Scene) => (bareHours.has(country) ? ' h' : '')

function range(from: Clock, to: Clock, scene: Scene, start: 'de' | ''): string {
  const first = from.half === to.half ? from.text : whole(from)
  const joint = start === '' ? '–' : ' a '
  return `${start && `${start} `}${first}${joint}${whole(to)}${hourSign(scene)}`
}

const leads = { at: 'a', until: 'hasta', from: 'desde', between: 'a' } as const

/** Hours that people say in words: "a las 5 de la tarde", "al mediodía". */
const isSaidInWords = (text: string) =>
  /de la (?:mañana|tarde|noche|madrugada)|mediod[ií]a|medianoche|^24 ?h/.test(text)

/** Six and seven without a word are morning for some and evening for others: nobody knows but the owner. */
const isUnsure = (typed: string, { from, to }: TimeValue) =>
  to === null && /(?<!\d)[67](?::\d\d)?$/.test(typed) && /^(?:06|07|18|19):/.test(from)

function leadOf(text: string, form: TimeValue['form']): string {
  const start = /^(?:antes de|a partir de|hasta|desde|sobre|de|a)(?= )/.exec(text)?.[0] ?? ''
  return start === '' ? leads[form] : start
}

/** A time as part of a sentence: "a las 19:30", "de 5 a 8 p. m.". */
export function timePhrase({ value, text }: Said<TimeValue>, scene: Scene, length: Length): string {
  const typed = mended(text)
  if (isSaidInWords(typed) || isUnsure(typed, value)) return /^\d/.test(typed) ? `a las ${typed}` : typed
  const from = clock(value.from, scene, length)
  if (value.to) {
    const to = clock(value.to, scene, length)
    if (/^entre/.test(typed)) return `entre ${withArticle(from)} y ${withArticle(to)}`
    return range(from, to, scene, length === 'short' ? '' : 'de')
  }
  const lead = leadOf(typed, value.form)
  if (length === 'short' && lead === 'a') return `${whole(from)}${hourSign(scene)}`
  return `${lead} ${withArticle(from)}`
}

/** The same in the place where it stands: nothing is added before a bare "22h". */
export function restateTime(said: Said<TimeValue>, scene: Scene, length: Length): string | null {
  const typed = mended(said.text)
  const { value } = said
  if (isSaidInWords(typed) || isUnsure(typed, value)) return null
  if (value.to) return timePhrase(said, scene, /^(?:de|desde|entre)/.test(typed) ? 'long' : length)
  const from = clock(value.from, scene, length)
  if (/^\d/.test(typed)) return `a ${withArticle(from)}`
  if (/^las? \d/.test(typed)) return withArticle(from)
  return `${leadOf(typed, value.form)} ${withArticle(from)}`
}
