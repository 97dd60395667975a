import { countCodePoints } from '#platform/code-points.ts'
import { condense, withCapitalStart } from '../built-in/condense.ts'
import { findPlaceholder } from '../placeholder-check.ts'
import type { PictureWords } from '../writer.ts'
import type { QuoteUnit, WordsUnit } from './facts.ts'
import type { Grammar, Scene } from './grammar/grammar.ts'
import type { Ingredients } from './ingredients.ts'
import { headOf, sentence, withoutEnd } from './sentence.ts'
import { titlesFor } from './titles.ts'

const limits = { headline: 40, line: 80, call: 24 }

const firstThatFits = (texts: readonly string[], max: number): string =>
  texts.find((text) => text !== '' && countCodePoints(text) <= max && findPlaceholder(text) === null) ?? ''

/** Dates and conditions inside the owner's words, where those are too long. */
function essentialsOf(
  { slots, shortWords }: Pick<WordsUnit, 'slots' | 'shortWords'>,
  grammar: Grammar,
  scene: Scene,
): string {
  // As it stands in the text, not as it was typed.
  const mended = (text: string) => {
    const at = shortWords.toLowerCase().indexOf(text.toLowerCase())
    return at < 0 ? text : shortWords.slice(at, at + text.length)
  }
  if (!slots.some(({ value }) => value.type === 'condition')) return ''
  const told = slots.flatMap((slot) => {
    const { type } = slot.value
    if (type === 'date' || type === 'time') return [grammar.restateShort(slot, scene) ?? slot.text]
    return type === 'condition' || type === 'quantity' ? [mended(slot.text)] : []
  })
  // "For the shelter" alone says nothing.
  const isEnough = told.length > 1 || slots.some(({ value }) => value.type === 'offer')
  return isEnough ? withCapitalStart(told.join(' · ')) : ''
}

/** A customer's words, if they fit, and who said them. */
function quoteWords(unit: QuoteUnit, { groups, grammar, scene, buttons }: Ingredients): PictureWords {
  const quoted = grammar.say({ ...unit, by: null }, scene).full
  const { lines = [] } = groups[0]?.sayings ?? {}
  const titles = [...titlesFor(grammar, scene, groups), scene.shop]
  const call = firstThatFits(buttons, limits.call)
  const headline = firstThatFits(quoted, limits.headline)
  if (headline) return { headline, line: firstThatFits(lines, limits.line), call }
  const line = firstThatFits(quoted, limits.line)
  if (line) return { headline: firstThatFits([...lines, ...titles], limits.headline), line, call }
  return { headline: firstThatFits(titles, limits.headline), line: firstThatFits(lines, limits.line), call }
}

/** The words on a picture: the news, its limits, the call. */
export function pictureWords(parts: Ingredients): PictureWords {
  const { groups, grammar, scene, buttons } = parts
  const [main, ...others] = groups
  const said = main?.units[0]
  if (said?.type === 'quote') return quoteWords(said, parts)
  const { headlines = [], lines = [], short = [] } = main?.sayings ?? {}
  const words = said ? withoutEnd(short[0] ?? sentence(said.shortWords)) : ''
  const clause = withoutEnd(condense([words], limits.headline))
  const headline =
    firstThatFits([...headlines, words], limits.headline) ||
    firstThatFits([headOf(words)], limits.headline) ||
    firstThatFits(clause.endsWith('…') ? [] : [clause], limits.headline) ||
    firstThatFits([...titlesFor(grammar, scene, groups), ...buttons, scene.shop], limits.headline)
  // A headline that is only the reduction or amount in the owner's words leaves the rest to the line.
  const isPart =
    said?.type === 'words' &&
    said.slots.some(({ value, text }) => value.type !== 'detail' && withCapitalStart(text) === headline)
  const isWhole = headline === words || (headlines.includes(headline) && !isPart)
  // What follows the clause in the headline: "Sorry about Saturday" and "Heating failed and …".
  const remainder = words.startsWith(headline)
    ? withCapitalStart(words.slice(headline.length).replace(/^[\s,;:–—.-]{1,5}/u, ''))
    : words
  const following = others.map(({ sayings }) => withoutEnd(sayings.short[0] ?? ''))
  const all = following.map((_, dropped) => following.slice(0, following.length - dropped).join(' · '))
  const [next] = others
  const nextInParts = next?.sayings.headlines.flatMap((title) => [
    ...next.sayings.lines.map((line) => `${title} · ${grammar.lower(line)}`),
    next.withoutLimits === '' ? title : `${title} · ${grammar.frames.conditionsApply}`,
  ])
  const limitsFirst = lines.flatMap((line) => [...all.map((more) => `${line} · ${more}`), line])
  const rest =
    isWhole && said?.type !== 'words'
      ? limitsFirst
      : isWhole
        ? [...lines, ...all, ...(nextInParts ?? [])]
        : [remainder, ...short.map(withoutEnd)]
  // A limit that follows would be missing among them.
  const isAlone = main?.units.length === 1
  const essentials = said?.type === 'words' && isAlone && !isWhole ? essentialsOf(said, grammar, scene) : ''
  const cut = condense(isWhole ? following : [remainder], limits.line)
  const hasLimits = main?.withoutLimits || (isWhole && next?.withoutLimits)
  const last = hasLimits ? grammar.frames.conditionsApply : cut
  const instead = firstThatFits([essentials, last], limits.line)
  const line = firstThatFits(rest.length > 0 ? rest : all, limits.line) || instead
  return { headline, line, call: firstThatFits(buttons, limits.call) }
}
