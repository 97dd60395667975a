import { countCodePoints } from '#platform/code-points.ts'
import { capitalised, condense } from '../built-in/condense.ts'
import { findPlaceholder } from '../placeholder-check.ts'
import type { Slot } from '../reading/brief-reading.ts'
import type { PictureWords } from '../writer.ts'
import type { Grammar, Scene } from './grammar/grammar.ts'
import type { Ingredients } from './ingredients.ts'
import { sentence, withoutEnd } from './sentence.ts'
import { titlesFor } from './titles.ts'

const limits = { headline: 40, line: 80, call: 24 }

const firstThatFits = (texts: readonly string[], max: number): string =>
  texts.find((text) => text !== '' && countCodePoints(text) <= max && findPlaceholder(text) === null) ?? ''

/** Dates and conditions inside the owner's words, where those are too long. */
function essentialsOf(slots: readonly Slot[], grammar: Grammar, scene: Scene): string {
  if (!slots.some(({ value }) => value.type === 'condition')) return ''
  const told = slots.flatMap((slot) => {
    const { type } = slot.value
    if (type === 'date' || type === 'time') return [grammar.restateShort(slot, scene) ?? slot.text]
    return type === 'condition' || type === 'quantity' ? [slot.text] : []
  })
  return capitalised(told.join(' · '))
}

/** The words on a picture: the news, its limits, the call. */
export function pictureWords({ groups, grammar, scene, buttons }: Ingredients): PictureWords {
  const [main, ...others] = groups
  const said = main?.units[0]
  const { headlines = [], lines = [], short = [] } = main?.sayings ?? {}
  const words = said && said.type !== 'quote' ? withoutEnd(short[0] ?? sentence(said.shortWords)) : ''
  const clause = withoutEnd(condense([words], limits.headline))
  const headline =
    firstThatFits([...headlines, words], limits.headline) ||
    firstThatFits(clause.endsWith('…') ? [] : [clause], limits.headline) ||
    firstThatFits([...titlesFor(grammar, scene, groups), ...buttons, scene.shop], limits.headline)
  // A headline that is only the reduction or amount in the owner's words leaves the rest to the line.
  const isPart =
    said?.type === 'words' &&
    said.slots.some(({ value, text }) => value.type !== 'detail' && capitalised(text) === headline)
  const isWhole = headline === words || (headlines.includes(headline) && !isPart)
  // What follows the clause in the headline: "Sorry about Saturday" and "Heating failed and …".
  const remainder = words.startsWith(headline)
    ? capitalised(words.slice(headline.length).replace(/^[\s,;:–—.-]{1,5}/u, ''))
    : words
  const following = others.map(({ sayings }) => withoutEnd(sayings.short[0] ?? ''))
  const all = following.map((_, dropped) => following.slice(0, following.length - dropped).join(' · '))
  const limitsFirst = lines.flatMap((line) => [...all.map((more) => `${line} · ${more}`), line])
  const rest =
    isWhole && said?.type !== 'words'
      ? limitsFirst
      : isWhole
        ? [...lines, ...all]
        : [remainder, ...short.map(withoutEnd)]
  const essentials = said?.type === 'words' && !isWhole ? essentialsOf(said.slots, grammar, scene) : ''
  const cut = condense(isWhole ? following : [remainder], limits.line)
  const last = main?.withoutLimits ? grammar.frames.conditionsApplyShort : cut
  const instead = firstThatFits([essentials, last], limits.line)
  if (said?.type === 'quote')
    return { headline, line: firstThatFits(lines, limits.line), call: firstThatFits(buttons, limits.call) }
  const line = firstThatFits(rest.length > 0 ? rest : all, limits.line) || instead
  return { headline, line, call: firstThatFits(buttons, limits.call) }
}
