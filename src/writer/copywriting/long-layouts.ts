import type { Dealer } from '../built-in/dealer.ts'
import { type Block, block, fixed } from './fit-blocks.ts'
import { greets } from './greets.ts'
import type { Ingredients } from './ingredients.ts'
import { callText, colorTexts, hashtagBlock, type LayOut, manners } from './layout.ts'
import { sentence } from './sentence.ts'
import { tellGroups } from './tell-groups.ts'

const BLANK_LINE = '\n\n'
const TIPS = 3
/** A thread needs at least two parts to be one. */
const THREAD_PARTS = 4

/** Facts as paragraphs of a few sentences. */
function factBlocks(parts: Ingredients, dealer: Dealer, hasLead = true): Block[] {
  const texts = tellGroups(parts, dealer, { isShort: false, hasLead })
  const blocks: Block[] = []
  let length = 0
  for (const text of texts) {
    const size = text.options[0]?.length ?? 0
    const last = blocks.at(-1)
    if (last && length + size < 280) {
      blocks[blocks.length - 1] = block([...last.texts, text])
      length += size
    } else {
      blocks.push(block([text]))
      length = size
    }
  }
  return blocks
}

const dealtTips = ({ tips, wishes }: Ingredients, dealer: Dealer, most: number) => {
  if (wishes.length === 'short' || tips.length === 0) return []
  return Array.from({ length: Math.min(most, tips.length) }, () => dealer.deal(tips))
}

/** The advice of the trade as numbered sections. */
function tipBlocks(parts: Ingredients, dealer: Dealer): Block[] {
  const tips = dealtTips(parts, dealer, dealer.chance(0.5) ? TIPS : TIPS - 1)
  if (tips.length === 0) return []
  const { grammar, scene, about } = parts
  const intro = dealer.deal(grammar.frames.tipIntros(scene, about))
  // A second colon in a line, or one behind a question, would be one too many.
  const fitsInline = tips.every(({ title, text }) => !/:/.test(text) && !title.endsWith('?'))
  const isInline = dealer.chance(0.5) && fitsInline
  return [
    block([fixed(intro)]),
    ...tips.map(({ title, text }, place) =>
      block([fixed(isInline ? `• ${title}: ${grammar.lower(text)}` : `${place + 1}. ${title}\n${text}`)]),
    ),
  ]
}

const sections = (parts: Ingredients, dealer: Dealer, hasLead = true): Block[] => [
  ...factBlocks(parts, dealer, hasLead),
  block(colorTexts(parts, manners.article.color, dealer)),
  ...tipBlocks(parts, dealer),
]

const long = (blocks: readonly Block[]) => ({
  blocks,
  glue: BLANK_LINE,
})

export const article: LayOut = (parts, dealer) =>
  long([...sections(parts, dealer), block([callText(parts, dealer)])])

export const essay: LayOut = (parts, dealer) => {
  const disclosure = dealer.deal(parts.grammar.frames.disclosures(parts.scene))
  const end = parts.scene.isSerious ? [] : [block([fixed(disclosure)])]
  return long([...sections(parts, dealer), block([callText(parts, dealer)]), ...end])
}

const letter = (parts: Ingredients, dealer: Dealer, middle: readonly Block[]) => {
  const { frames } = parts.grammar
  const greeting = dealer.deal(frames.greetings(parts.scene))
  const [first] = middle
  return long([
    // The owner may greet already.
    block([fixed(greets(first?.texts[0]?.options[0] ?? '') ? '' : greeting)]),
    ...middle,
    block([callText(parts, dealer)]),
    block([fixed(dealer.deal(frames.signOffs(parts.scene)))]),
  ])
}

export const newsletter: LayOut = (parts, dealer) => letter(parts, dealer, sections(parts, dealer, false))

export const mail: LayOut = (parts, dealer) =>
  letter(parts, dealer, [
    ...factBlocks(parts, dealer, false),
    block(colorTexts(parts, manners.mail.color, dealer)),
  ])

/** Numbered parts, each of which can be read alone. */
export const thread: LayOut = (parts, dealer) => {
  const facts = factBlocks(parts, dealer)
  const tips = dealtTips(parts, dealer, Math.max(0, THREAD_PARTS - 1 - facts.length))
  const said = [...facts, ...tips.map(({ title, text }) => block([fixed(`${sentence(title)} ${text}`)]))]
  // The call belongs to the last part; alone it would be none.
  const all = said.map(({ texts, glue }, place) =>
    block(place === said.length - 1 ? [...texts, callText(parts, dealer)] : texts, glue),
  )
  const isThread = all.length > 1
  const numbered = all.map(({ texts, glue }, place) =>
    isThread ? block([fixed(`${place + 1}/${all.length}`), ...texts], glue) : block(texts, glue),
  )
  return {
    blocks: [...numbered, hashtagBlock(parts, manners.thread.hashtags)],
    glue: BLANK_LINE,
  }
}
