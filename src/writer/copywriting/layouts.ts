import type { PostStyle } from '#connectors/social/channel.ts'
import { withCapitalStart } from '../built-in/condense.ts'
import type { Dealer } from '../built-in/dealer.ts'
import type { Unit } from './facts.ts'
import { foldedWords } from './find-words.ts'
import { block, type Flexible, fixed } from './fit-blocks.ts'
import type { Sayings } from './grammar/grammar.ts'
import { greets } from './greets.ts'
import type { Ingredients } from './ingredients.ts'
import {
  callText,
  colorTexts,
  emojiCount,
  emojiText,
  groupText,
  hashtagBlock,
  type LayOut,
  type Layout,
  type Manner,
  manners,
  openerText,
  questionText,
} from './layout.ts'
import { article, essay, mail, newsletter, thread } from './long-layouts.ts'
import { sentence, unique, withoutEnd } from './sentence.ts'
import { kickerText, namedText, tellCall, tellGroups, tellLines, unnamed } from './tell-groups.ts'

const BLANK_LINE = '\n\n'
/** Facts up to this length read best as one paragraph. */
const ONE_PARAGRAPH = 220

const BRIEF = 0.5

const saying = (texts: readonly Flexible[]) => texts.map(({ options }) => options[0] ?? '').join(' ')

/** Facts, a line of color, the call, hashtags: the usual post. */
function paragraphs(
  parts: Ingredients,
  dealer: Dealer,
  manner: Manner,
  glue: string,
  hasLead = true,
): Layout {
  // Where brief facts are usual, those with their long dates are read as well.
  const isShort = manner.isShort && dealer.chance(BRIEF)
  const apart = tellGroups(parts, dealer, { isShort, hasLead })
  const opener = openerText(parts, manner, dealer)
  const emojis = Array.from({ length: emojiCount(parts, manner, dealer) }, () => emojiText(parts, dealer))
  const color = colorTexts(parts, manner.color, dealer)
  const asked = callText(parts, dealer, isShort)
  const { facts, call } =
    color.length > 0 ? { facts: apart, call: asked } : tellCall(apart, asked, parts, dealer)
  const [main = fixed(''), ...others] = facts
  const question = questionText(parts, manner, dealer)
  const isOne = saying(facts).length <= ONE_PARAGRAPH
  const joinsCall = isOne && color.length === 0 && dealer.chance(0.5)
  const [first, second] = emojis
  const lead = [
    opener,
    main,
    ...(isOne ? others : []),
    ...(first ? [first] : []),
    ...(joinsCall ? [call] : []),
  ]
  return {
    blocks: [
      block(lead),
      block(isOne ? [] : others),
      block(color),
      block([question]),
      block(joinsCall ? [] : [call, ...(second && parts.call ? [second] : [])]),
      hashtagBlock(parts, manner.hashtags),
    ],
    glue,
  }
}

const paragraphsOf =
  (style: PostStyle, glue: string): LayOut =>
  (parts, dealer) =>
    paragraphs(parts, dealer, manners[style], glue)

/** How often a story tells serious news in sentences. */
const AS_TEXT = 0.5
/** How often a story names the day before what happens on it. */
const DATE_FIRST = 0.4
const inOrder = (name: Flexible, detail: Flexible, isTurned: boolean) =>
  isTurned && detail.options[0] !== '' ? [detail, name] : [name, detail]

/** Short lines that are read in two seconds: the name, the limits, the call. */
const lines =
  (style: PostStyle): LayOut =>
  (parts, dealer) => {
    const { kind, isSerious } = parts.scene
    // A warning reads the same everywhere, and other serious news may be read as a text, too.
    if (kind === 'warning' || (isSerious && dealer.chance(AS_TEXT)))
      return paragraphs(parts, dealer, { ...manners[style], isShort: kind !== 'warning' }, BLANK_LINE)
    const [main, ...others] = parts.groups
    const { headlines = [], lines: details = [] } = main?.sayings ?? {}
    const [headline] = headlines
    const unit = main?.units[0]
    // A headline that is only part of the owner's words would leave out the rest.
    const isSaid =
      unit?.type !== 'words' || (details.length > 0 && headline === withoutEnd(sentence(unit.shortWords)))
    const isSplit = main !== undefined && headline !== undefined && isSaid
    const names = main?.sayings.otherHeadlines ?? []
    // A limit that goes with the date would stand above what it limits.
    const isDateFirst = unit?.type === 'event' && unit.limits.length === 0 && dealer.chance(DATE_FIRST)
    const head: Flexible[] = isSplit
      ? inOrder(
          fixed(dealer.deal([headline, ...names])),
          detailLine(main.sayings, main.withoutLimits !== '', parts, dealer),
          isDateFirst,
        )
      : main
        ? [withoutPeriod(namedText(groupText(main, dealer, { isMain: true, isShort: true }), parts, dealer))]
        : []
    const rest = others.map((group) =>
      withoutPeriod(groupText(unnamed(group, parts.scene.shop), dealer, { isMain: false, isShort: true })),
    )
    const told = tellLines(rest, parts, dealer)
    const emojis = Array.from({ length: emojiCount(parts, manners[style], dealer) }, () =>
      emojiText(parts, dealer),
    )
    const [first = fixed(''), ...following] = head
    return {
      blocks: [
        block([kickerText(parts, dealer, saying([first]))]),
        block([first, ...emojis.slice(0, 1)]),
        block(following, '\n'),
        block(told, '\n'),
        block([callText(parts, dealer, true)]),
      ],
      glue: '\n',
    }
  }

/** The line under the headline; where it finds no room, conditions are at least announced. */
function detailLine(
  { lines: details, otherLines = [] }: Sayings,
  hasLimits: boolean,
  { grammar }: Ingredients,
  dealer: Dealer,
): Flexible {
  const [first = ''] = details
  const all = first.split(' · ')
  // The same on one line, or the last on a line of its own.
  const ways =
    all.length < 2
      ? [first]
      : [
          first,
          `${all.slice(0, -1).join(' · ')}\n${withCapitalStart(all.at(-1) ?? '')}`,
          withCapitalStart([all.at(-1) ?? '', ...all.slice(0, -1)].join(' · ')),
        ]
  const options = unique([
    dealer.deal([...ways, ...otherLines]),
    ...details,
    hasLimits ? grammar.frames.conditionsApply : '',
  ])
  if (!hasLimits) options.push('')
  return { options, costs: options.slice(1).map((_, place) => 12 + place) }
}

/** Lines of a story have no period, unless there is more than one sentence in it. */
function withoutPeriod({ options, costs }: Flexible): Flexible {
  const bare = (text: string) => (/[.!?]\s/.test(text) ? text : withoutEnd(text))
  return { options: options.map(bare), costs }
}

/** One person to another. */
const personal: LayOut = (parts, dealer) => {
  const { frames } = parts.grammar
  const layout = paragraphs(parts, dealer, manners.personal, BLANK_LINE, false)
  const { shop } = parts.scene
  const isNamed = shop !== '' && layout.blocks.some(({ texts }) => saying(texts).includes(shop))
  const hellos = frames.hellos(parts.scene).filter((line) => !isNamed || !line.includes(shop))
  const hello = dealer.deal(hellos)
  // The owner greets already.
  if (layout.blocks.some(({ texts }) => greets(saying(texts)))) return layout
  return { ...layout, blocks: [block([fixed(hello)]), ...layout.blocks] }
}

/** Readers there dislike advertising and want to know who is writing. */
const forum: LayOut = (parts, dealer) => {
  const given = parts.isCallGiven ? parts : { ...parts, call: null }
  const layout = paragraphs(given, dealer, manners.forum, BLANK_LINE)
  const disclosure = dealer.deal(parts.grammar.frames.disclosures(parts.scene))
  return { ...layout, blocks: [...layout.blocks, block([fixed(disclosure)])] }
}

const SHORTEST_WORD = 4

/** Whether a headline with its line names what is sold, all limits and the price before. */
function holdsAll(text: string, unit: Unit): boolean {
  if (unit.type !== 'offer' && unit.type !== 'event') return false
  const before = unit.type === 'offer' ? unit.price?.value.before?.amount : undefined
  const name = unit.type === 'offer' ? unit.on : unit.what
  const said = foldedWords(text)
  const wanted = foldedWords([name ?? '', unit.place ?? '', ...unit.limits].join(' '))
  return (
    wanted.every((word) => word.length < SHORTEST_WORD || said.includes(word)) &&
    (before === undefined || text.replace(/(?<=\d)[.,](?=\d{3})/g, '').includes(String(before)))
  )
}

/** The news as a bold line with its limits, then the rest. */
const community: LayOut = (parts, dealer) => {
  const [main, ...others] = parts.groups
  const { headlines = [], lines: details = [] } = main?.sayings ?? {}
  const [headline] = headlines
  const [detail] = details
  const unit = main?.units[0]
  if (!headline || !detail || !unit || !holdsAll(`${headline} ${detail}`, unit))
    return paragraphs(parts, dealer, manners.community, BLANK_LINE)
  return {
    blocks: [
      block([fixed(`**${headline}**\n${detail}`)]),
      block(others.map((group) => groupText(group, dealer, { isMain: false, isShort: false }))),
      block(colorTexts(parts, 1, dealer)),
      block([callText(parts, dealer)]),
    ],
    glue: BLANK_LINE,
  }
}

export const layouts: Record<PostStyle, LayOut> = {
  article,
  broadcast: paragraphsOf('broadcast', BLANK_LINE),
  caption: paragraphsOf('caption', BLANK_LINE),
  clip: paragraphsOf('clip', '\n'),
  community,
  conversation: paragraphsOf('conversation', BLANK_LINE),
  description: paragraphsOf('description', BLANK_LINE),
  essay,
  forum,
  mail,
  newsletter,
  notice: paragraphsOf('notice', ' '),
  'one-liner': paragraphsOf('one-liner', '\n'),
  personal,
  pin: paragraphsOf('pin', ' '),
  playful: lines('playful'),
  professional: paragraphsOf('professional', BLANK_LINE),
  question: paragraphsOf('question', BLANK_LINE),
  story: lines('story'),
  thread,
}
