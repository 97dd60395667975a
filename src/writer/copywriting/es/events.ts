import { polish } from '../../reading/es/polish.ts'
import type { EventUnit } from '../facts.ts'
import type { Sayings, Scene } from '../grammar/grammar.ts'
import { joined, sentence, unique } from '../sentence.ts'
import { addressed } from './address.ts'
import { datePhrase, whenPhrase } from './dates.ts'
import { articleOf, contracted, hasDeterminer, lowered, quoted, titled } from './phrases.ts'
import { placed } from './placed.ts'
import { reworded } from './rewordings.ts'
import { tellNotes } from './tell-notes.ts'
import { timePhrase } from './times.ts'

const ARTICLE = /^(?:el|la) /i

/** "Ven a la música" says nobody. */
const EVENT =
  /^(?:cata|charla|clase|fiesta|feria|noche|jornada|cena|ruta|merienda|firma|muestra|carrera|taller|concierto|recital|festival|mercad|bazar|encuentro|torneo|desfile|curso|club|brunch|picnic|pícnic|bingo|karaoke|cuentacuentos|coloquio|debate|estreno|baile|masterclass|caminata|posada|tarde|ciclo|peña|kermés|show|\p{L}+ción(?!\p{L}))/iu

/** "a la cata", "al taller"; null where the article is not certain. */
function toThe(what: string): string | null {
  if (/^(?:el|la|los|las) /.test(what)) return contracted(`a ${what}`)
  const article = hasDeterminer(what) || !EVENT.test(what) ? null : articleOf(what)
  return article ? contracted(`a ${article} ${what}`) : null
}

/** A name in quotes stays as the owner wrote it. */
const mendedName = (name: string) => (/[«»"]/u.test(name) ? name : lowered(polish(name)))

const HEADLINE = 48

/** "Cata de vinos en La Nube", "Ven a la cata de vinos": beside the bare name. */
function otherHeadlines(what: string, goal: string | null, isPlaced: boolean, scene: Scene): string[] {
  const isAt = isPlaced || / en /u.test(what)
  return [
    scene.shop === '' || isAt ? '' : `${titled(what)} en ${scene.shop}`,
    scene.shop === '' || scene.isSerious ? '' : `${scene.shop}: ${lowered(what)}`,
    goal === null || scene.isSerious ? '' : addressed(`Ven ${goal}`, scene),
  ].filter((text) => text !== '' && text.length <= HEADLINE)
}

export function sayEvent(unit: EventUnit, scene: Scene): Sayings {
  const typed = mendedName(quoted(unit.what)).replace(/^[¡!\s]{1,9}|[¡!\s]{1,9}$/gu, '')
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
  const notes = tellNotes(limits, scene, { isPlural: false, isThing: true })
  const plain = limits.map(sentence).join(' ')
  const ends = (notes.length > 0 ? notes : [plain]).map((end) => (end === '' ? '' : ` ${end}`))
  const after = (turn: number) => ends[turn % ends.length] ?? ''
  const atShop = scene.shop === '' || place !== '' || / en /u.test(what) ? '' : `en ${scene.shop}`
  const isInviting = !scene.isSerious && bare !== ''
  const isOnDay = /^(?:el|este) /.test(when) && unit.when.dates.some(({ value }) => value.form === 'on')
  const full = [
    `${sentence(joined([what, place, when]))}${after(0)}`,
    bare === '' ? '' : `${sentence(`${when}, ${joined([name, place])}`)}${after(1)}`,
    isInviting && goal
      ? `${sentence(addressed(`Ven ${joined([goal, place, when])}`, scene))}${after(2)}`
      : '',
    isInviting && isOnDay ? `${sentence(`nos vemos ${when}: ${joined([name, place])}`)}${after(3)}` : '',
    isInviting && isOnDay ? `${sentence(`${when} tenemos ${joined([name, place])}`)}${after(4)}` : '',
    /\d/u.test(bare) ? `${sentence(`${joined([what, place])}: ${bare}`)}${after(5)}` : '',
    atShop === '' ? '' : `${sentence(joined([what, atShop, when]))}${after(1)}`,
    atShop === '' || bare === '' ? '' : `${sentence(`${when}, ${joined([name, atShop])}`)}${after(0)}`,
    atShop !== '' && isInviting && goal
      ? `${sentence(addressed(`Ven ${joined([goal, when, atShop])}`, scene))}${after(3)}`
      : '',
    notes.length > 0 ? '' : sentence(joined([joined([what, place, when]), limit], ', ')),
  ]
  const day = joined(details, ', ')
  const short = [
    `${sentence(`${joined([what, place])}: ${day}`)}${plain === '' ? '' : ` ${plain}`}`,
    `${sentence(`${day}: ${joined([name, place])}`)}${after(1)}`,
    `${sentence(`${day}, ${joined([name, place || atShop])}`)}${after(0)}`,
  ]
  return {
    full: reworded(
      full.filter((text) => text !== ''),
      unit.when.dates,
      scene,
    ),
    short: day === '' ? [sentence(joined([joined([what, place]), limit], ', '))] : unique(short),
    headlines: [titled(what)],
    otherHeadlines: otherHeadlines(what, goal, place !== '', scene),
    lines: unique([
      joined([...details, place, ...limits], ' · '),
      joined([...details, ...limits], ' · '),
      joined(details, ' · '),
    ]).map(titled),
    otherLines: unique([
      joined([bare, place, ...limits], ' · '),
      joined([joined(details, ', '), place, ...limits], '\n'),
      joined([bare, place, limits.join(', ')], '\n'),
    ])
      .filter((text) => text !== '')
      .map((text) => text.split('\n').map(titled).join('\n')),
  }
}
