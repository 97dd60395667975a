import type { EventUnit } from '../facts.ts'
import type { Sayings, Scene } from '../grammar/grammar.ts'
import { joined, sentence, unique } from '../sentence.ts'
import { datePhrase, timePhrase, whenPhrase } from './dates.ts'
import { lowered, withArticle } from './phrases.ts'

const titled = (text: string) => sentence(text).replace(/\.$/, '')

export function sayEvent(unit: EventUnit, scene: Scene): Sayings {
  const { what, limits } = unit
  const place =
    unit.place === null || /^(?:in|at|on|near|by|outside|inside)\b/i.test(unit.place)
      ? (unit.place ?? '')
      : `at ${unit.place}`
  const when = whenPhrase(unit.when, scene, 'long')
  const bare = when.replace(/^on /, '')
  const dates = unit.when.dates.map((date) => datePhrase(date, scene, 'short').replace(/^on /, ''))
  const times = unit.when.times.map((time) => timePhrase(time, scene, 'short'))
  const limit = limits.map(lowered).join(', ')
  const after = limit === '' ? '' : ` ${sentence(limit)}`
  const isOnce = unit.when.dates.some(({ value }) => value.form === 'on')
  const isJoyful = !scene.isSerious && scene.kind !== 'sad_news'
  const full = [
    `${sentence(joined([what, place, when]))}${after}`,
    bare === '' ? '' : `${sentence(`${bare}: ${joined([lowered(what), place])}`)}${after}`,
    isJoyful && bare !== ''
      ? `${sentence(joined([`join us for ${withArticle(lowered(what))}`, place, when]))}${after}`
      : '',
    isJoyful && isOnce ? `${sentence(joined(['save the date:', lowered(what), place, when]))}${after}` : '',
    sentence(joined([joined([what, place, when]), limit], ', ')),
  ]
  const short = [
    `${sentence(`${joined([what, place])}: ${joined([...dates, ...times], ', ')}`)}${after}`,
    `${sentence(`${joined([...dates, ...times], ', ')}: ${joined([lowered(what), place])}`)}${after}`,
  ]
  return {
    full: unique(full),
    short: bare === '' ? [sentence(joined([joined([what, place]), limit], ', '))] : unique(short),
    headlines: [titled(what)],
    otherHeadlines:
      scene.shop === '' || place !== '' || /\bat\b/i.test(what) ? [] : [`${titled(what)} at ${scene.shop}`],
    lines: unique([
      joined([...dates, ...times, place, ...limits.map(lowered)], ' · '),
      joined([...dates, ...times, ...limits.map(lowered)], ' · '),
      joined([...dates, ...times], ' · '),
    ]).map(titled),
  }
}
