import type { EventUnit } from '../facts.ts'
import type { Sayings, Scene } from '../grammar/grammar.ts'
import { joined, sentence, unique } from '../sentence.ts'
import { datePhrase, whenPhrase } from './dates.ts'
import { articleOf, contracted, hasDeterminer, lowered, quoted, titled } from './phrases.ts'
import { timePhrase } from './times.ts'
import { addressed } from './voseo.ts'

const placed = (place: string | null) =>
  place === null
    ? ''
    : /^(?:en|a|al|junto|frente|cerca|desde|dentro|fuera)(?!\p{L})/iu.test(place)
      ? lowered(place)
      : `en ${place}`

const ARTICLE = /^(?:el|la) /i

/** "a la cata", "al taller"; null where the article is not certain. */
function toThe(what: string): string | null {
  if (/^(?:el|la|los|las) /.test(what)) return contracted(`a ${what}`)
  const article = hasDeterminer(what) ? null : articleOf(what)
  return article ? contracted(`a ${article} ${what}`) : null
}

export function sayEvent(unit: EventUnit, scene: Scene): Sayings {
  const typed = quoted(unit.what).replace(/^[¡!\s]{1,9}|[¡!\s]{1,9}$/gu, '')
  const what = typed.replace(ARTICLE, '')
  const name = lowered(what)
  const goal = toThe(lowered(typed))
  const place = placed(unit.place)
  const when = whenPhrase(unit.when, scene, 'long')
  const bare = when.replace(/^el /, '')
  const details = [
    ...unit.when.dates.map((date) => datePhrase(date, scene, 'short')),
    ...unit.when.times.map((time) => timePhrase(time, scene, 'short')),
  ]
  const limits = unit.limits.map((limit) => lowered(quoted(limit)))
  const limit = limits.join(', ')
  const after = limits.length > 0 ? ` ${limits.map(sentence).join(' ')}` : ''
  const isInviting = !scene.isSerious && bare !== ''
  const isOnDay = /^(?:el|este) /.test(when) && unit.when.dates.some(({ value }) => value.form === 'on')
  const full = [
    `${sentence(joined([what, place, when]))}${after}`,
    bare === '' ? '' : `${sentence(`${when}, ${joined([name, place])}`)}${after}`,
    isInviting && goal ? `${sentence(addressed(`Ven ${joined([goal, place, when])}`, scene))}${after}` : '',
    isInviting && isOnDay ? `${sentence(`nos vemos ${when}: ${joined([name, place])}`)}${after}` : '',
    isInviting && isOnDay
      ? `${sentence(addressed(`Apunta la fecha: ${joined([bare, place, name], ', ')}`, scene))}${after}`
      : '',
    isInviting && isOnDay ? `${sentence(`plan para ${when}: ${joined([name, place])}`)}${after}` : '',
    bare === '' ? '' : `${sentence(`${joined([what, place])}: ${bare}`)}${after}`,
    sentence(joined([joined([what, place, when]), limit], ', ')),
  ]
  const day = joined(details, ', ')
  const short = [
    `${sentence(`${joined([what, place])}: ${day}`)}${after}`,
    `${sentence(`${day}: ${joined([name, place])}`)}${after}`,
  ]
  return {
    full: unique(full),
    short: day === '' ? [sentence(joined([joined([what, place]), limit], ', '))] : unique(short),
    headlines: [titled(what)],
    otherHeadlines:
      scene.shop === '' || place !== '' || / en /.test(what) ? [] : [`${titled(what)} en ${scene.shop}`],
    lines: unique([
      joined([...details, place, ...limits], ' · '),
      joined([...details, ...limits], ' · '),
      joined(details, ' · '),
    ]).map(titled),
  }
}
