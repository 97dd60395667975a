import type { EventUnit } from '../facts.ts'
import type { Sayings, Scene } from '../grammar/grammar.ts'
import { joined, sentence, unique, withoutEnd } from '../sentence.ts'
import { datePhrase, isRelative, timePhrase, whenPhrase } from './dates.ts'
import { limitWays } from './limits.ts'
import { mended } from './mend.ts'
import { isPlural, lowered, withArticle } from './phrases.ts'
import { placed } from './placed.ts'

const titled = (text: string) => sentence(text).replace(/\.$/, '')
const TAUGHT = /\b(?:class|classes|course|courses|workshops?|lessons?|sessions?|training|tours?)\b/i

export function sayEvent(unit: EventUnit, scene: Scene): Sayings {
  const what = mended(unit.what)
  const limits = unit.limits.map(mended)
  const place = placed(unit.place)
  const when = whenPhrase(unit.when, scene, 'long')
  const bare = when.replace(/^on /, '')
  const dates = unit.when.dates.map((date) => datePhrase(date, scene, 'short').replace(/^on /, ''))
  const times = unit.when.times.map((time) => timePhrase(time, scene, 'short'))
  const longDates = unit.when.dates.map((date) => datePhrase(date, scene, 'long').replace(/^on /, ''))
  const limit = limits.map(lowered).join(', ')
  const after = limitWays(limits, scene)
  const isDated = unit.when.dates.some(({ value, text }) => value.form === 'on' && !isRelative(text))
  const isJoyful = !scene.isSerious && scene.kind !== 'sad_news' && bare !== ''
  const shop = place !== '' || /\bat\b/i.test(what) ? '' : scene.shop
  const thing = withArticle(lowered(what))
  const run = TAUGHT.test(what) ? 'running' : 'hosting'
  const told = [
    joined([what, place, when]),
    bare === '' ? '' : `${bare}: ${joined([lowered(what), place])}`,
    isJoyful ? joined([`join us for ${thing}`, place, when]) : '',
    shop === '' ? '' : joined([what, `at ${shop}`, when]),
    isJoyful && isDated ? joined(['save the date:', lowered(what), place, when]) : '',
    isJoyful ? joined([`we're ${run} ${thing}`, place, when]) : '',
    isJoyful && shop !== '' ? joined([`join us at ${shop} for ${thing}`, when]) : '',
    isJoyful && shop !== '' && !isPlural(what) && run === 'hosting'
      ? `${when}, ${shop} is hosting ${thing}`
      : '',
    isJoyful
      ? joined([`come along to ${/^an? /.test(thing) ? thing.replace(/^an? /, 'our ') : thing}`, place, when])
      : '',
  ].filter((text) => text !== '')
  const full = told.map((text, way) => joined([sentence(text), after[way % after.length] ?? '']))
  const short = [
    `${joined([what, place])}: ${joined([...dates, ...times], ', ')}`,
    `${joined([...dates, ...times], ', ')}: ${joined([lowered(what), place])}`,
    joined([joined([what, place]), ...dates, ...times], ', '),
    ...(shop === '' ? [] : [`${what} at ${shop}: ${joined([...dates, ...times], ', ')}`]),
    ...(isJoyful ? [joined([joined([`join us for ${thing}`, place]), ...dates, ...times], ', ')] : []),
  ].map((text, way) => joined([sentence(text), after[way % after.length] ?? '']))
  return {
    full: unique([...full, sentence(joined([joined([what, place, when]), limit], ', '))]),
    short: bare === '' ? [sentence(joined([joined([what, place]), limit], ', '))] : unique(short),
    headlines: [titled(what)],
    otherHeadlines: shop === '' ? [] : [`${titled(what)} at ${shop}`],
    lines: unique([
      joined([...dates, ...times, place, ...limits.map(lowered)], ' · '),
      joined([...dates, ...times, ...limits.map(lowered)], ' · '),
      joined([...dates, ...times], ' · '),
    ]).map(titled),
    otherLines: unique([
      joined([...longDates, ...times, place, ...limits.map(lowered)], ' · '),
      ...(limits.length === 1 && bare !== ''
        ? after.map((way) => joined([joined([...dates, ...times, place], ' · '), withoutEnd(way)], '\n'))
        : []),
    ]).map(titled),
  }
}
