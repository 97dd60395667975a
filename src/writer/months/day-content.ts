import { withCapitalStart } from '../built-in/condense.ts'
import type { Dealer } from '../built-in/dealer.ts'
import { sentencesOf, type Used } from '../copywriting/draft-copy.ts'
import type { Tip } from '../trades/trade.ts'
import { type ArcDay, isSale } from './arcs.ts'
import type { Month } from './month.ts'
import { inSentence, subjectLines } from './phrases.ts'
import type { Theme } from './themes.ts'

/** What a day of the plan is about. */
export type DayTopic =
  | { theme: Theme; product: string | null; price: string | null }
  | { theme: 'occasion'; arc: ArcDay; occasion: Occasion; product: string | null }

/** The words of an occasion: its name, its name inside a sentence, its wish, and its day as people write it. */
export type Occasion = { name: string; the: string; wish: string | null; date: string }

/** What the text of a day is made of. */
export type DayContent = {
  /** Sentences in order; the first is the news. */
  lines: string[]
  /** Left out first where there is little room. */
  color: string[]
  titles: string[]
  tips: readonly Tip[]
  wantsCall: boolean
  namesProduct: boolean
  kind: 'general' | 'tip' | 'greeting'
}

type Source = { month: Month; dealer: Dealer }

type Values = Partial<Record<'shop' | 'product' | 'price' | 'name' | 'the' | 'The' | 'wish' | 'date', string>>

/** The line with its holes filled; empty if there is nothing for one of them. */
export function filled(line: string, values: Values): string {
  let isWhole = true
  const text = line.replace(/\{(\w+)\}/g, (_, hole: keyof Values) => {
    const value = values[hole]
    if (!value) isWhole = false
    return value ?? ''
  })
  // Spanish: "de el Día" is "del Día".
  return isWhole ? withCapitalStart(text.replace(/(?<=\bde) el /g, 'l ').replace(/(?<=\ba) el /g, 'l ')) : ''
}

const isFresh = (line: string, used: Used) => sentencesOf(line).every((one) => !used.has(one))

/** One of the lines that this month has not had; empty if all are used. */
function fresh(lines: readonly string[], values: Values, { month, dealer }: Source): string {
  const all = lines.map((line) => filled(line, values)).filter((line) => line !== '')
  const left = voiced(all, month).filter((line) => isFresh(line, month.used))
  const newer = left.filter((line) => isFresh(line, month.recent))
  const best = newer.length > 0 ? newer : left
  return best.length > 0 ? dealer.deal(best) : ''
}

/** As the shop would say it, without those that have a word to avoid. */
const voiced = (lines: readonly string[], { voice }: Month): readonly string[] =>
  voice ? lines.map(voice.reword).filter(voice.allows) : lines

/** For a day that needs a text although every line was used: the first that the shop would say. */
const said = (lines: readonly string[], values: Values, { month }: Source): string => {
  const all = lines.map((line) => filled(line, values)).filter((line) => line !== '')
  return voiced(all, month)[0] ?? all.at(-1) ?? ''
}

const only = (...lines: string[]) => lines.filter((line) => line !== '')

function occasionContent(topic: DayTopic & { theme: 'occasion' }, source: Source): DayContent {
  const { words, scene } = source.month
  const { shop } = scene
  const { arc, occasion, product } = topic
  const values: Values = {
    ...(shop && { shop }),
    ...(product && { product: inSentence(product, source.month.phrases) }),
    ...occasion,
    wish: occasion.wish ?? '',
    The: withCapitalStart(occasion.the),
  }
  const isWish = arc.step === 'day' && occasion.wish !== null
  const wishes = shop ? words.wishes : [words.namelessWish]
  const line =
    fresh(isWish ? wishes : words.arcs[arc.step], values, source) ||
    said([...words.arcs[arc.step], `${words.arcTitles.teaser}.`], values, source)
  const question =
    arc.step === 'day' && !isWish && !isSale(arc.key) ? fresh(words.dayQuestions, {}, source) : ''
  return {
    lines: only(line, question),
    color: [],
    titles: [filled(words.arcTitles[arc.step], values)],
    tips: [],
    wantsCall: false,
    namesProduct: values.product !== undefined && line.includes(values.product),
    kind: 'greeting',
  }
}

function productContent(
  { product, price }: { product: string; price: string | null },
  source: Source,
): DayContent {
  const { words, phrases, scene } = source.month
  const { shop } = scene
  const values: Values = {
    ...(shop && { shop }),
    product: inSentence(product, phrases),
    ...(price && { price }),
  }
  const lead =
    fresh(price ? words.prices : words.products, values, source) ||
    fresh(words.products, values, source) ||
    said([...words.products, '{product}.'], values, source)
  const about = fresh(subjectLines(phrases, product), {}, source) || fresh(phrases.truths, {}, source)
  return {
    lines: only(lead, about),
    color: [],
    titles: words.productTitles.map((title) => filled(title, { ...values, product })),
    tips: phrases.tips,
    wantsCall: true,
    namesProduct: true,
    kind: 'general',
  }
}

/** The content of a day; null if the month has said all there is to say on this theme. */
export function contentOf(topic: DayTopic, month: Month, dealer: Dealer): DayContent | null {
  const { words, phrases, scene, used } = month
  const { shop } = scene
  const source = { month, dealer }
  if (topic.theme === 'occasion') return occasionContent(topic, source)
  const { product } = topic
  if (topic.theme === 'product')
    return product ? productContent({ product, price: topic.price }, source) : null
  const values: Values = { ...(shop && { shop }), ...(product && { product }) }
  const titled = (titles: readonly string[]) => titles.map((title) => filled(title, values))
  if (topic.theme === 'tip') {
    const isOurs = ({ title, text }: Tip) => month.voice?.allows(`${title}. ${text}`) ?? true
    const left = phrases.tips.filter((tip) => isOurs(tip) && isFresh(tip.text, used))
    if (left.length === 0) return null
    const { title, text } = dealer.deal(left)
    return {
      lines: [`${title}. ${text}`],
      color: [],
      titles: [title, ...titled(words.tipTitles)],
      tips: phrases.tips.filter((tip) => tip.title !== title),
      wantsCall: false,
      namesProduct: false,
      kind: 'tip',
    }
  }
  const sources: Record<Exclude<Theme, 'product' | 'tip'>, [readonly string[], readonly string[]]> = {
    behind: [phrases.behind, words.behindTitles],
    community: [phrases.questions, words.questionTitles],
    invite: [phrases.invites, words.inviteTitles],
    season: [month.seasonLines, words.seasonTitles],
  }
  const [lines, titles] = sources[topic.theme]
  const line = fresh(lines, {}, source)
  if (line === '') return null
  const truth = topic.theme === 'season' ? fresh(phrases.truths, {}, source) : ''
  return {
    lines: only(line),
    color: only(truth),
    titles: titled(titles),
    tips: phrases.tips,
    wantsCall: false,
    namesProduct: false,
    kind: 'general',
  }
}
