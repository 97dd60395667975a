import { uncapitalized } from '../first-letter.ts'
import { type BriefKind, type BriefReading, type SlotType, SURE } from '../reading/brief-reading.ts'
import { hashtagsAbout, isMenu, linesBeside, subjectsIn, tipsAbout } from '../trades/phrases.ts'
import type { Tip, Trade } from '../trades/trade.ts'
import type { Wishes } from './apply-directions.ts'
import type { VoiceGuide } from './apply-voice.ts'
import { contactsIn } from './build-facts.ts'
import type { Facts } from './facts.ts'
import type { CallSayings, Grammar, Scene } from './grammar/grammar.ts'
import { type Group, groupsOf } from './groups.ts'
import { productLines } from './product-lines/index.ts'
import { type SmallLetter, smallLetterIn } from './small-letter.ts'
import { subjectTags } from './subject-tags.ts'
import { titlesOf } from './titles.ts'

/** Everything the texts of a campaign are made of. */
export type Ingredients = {
  grammar: Grammar
  scene: Scene
  wishes: Wishes
  facts: Facts
  groups: readonly Group[]
  small: SmallLetter
  /** Headlines, best first. */
  titles: readonly string[]
  /** Null where nothing is asked of the reader. */
  call: CallSayings | null
  /** For the button of a picture, which nearly always has one. */
  buttons: readonly string[]
  isCallGiven: boolean
  /** Lines of the trade that fit what the post is about. */
  color: readonly string[]
  /** For long formats: advice of the trade, nearest to the subject first. */
  tips: readonly Tip[]
  questions: readonly string[]
  /** Where many are usual, it follows the first two. */
  shopTag: string
  /** Without the # sign, nearest first. The owner's own are the first `ownHashtags`. */
  hashtags: readonly string[]
  ownHashtags: number
  emojis: readonly string[]
  visuals: readonly string[]
  /** What the post is about, for "Worth knowing about …"; null if unknown. */
  about: string | null
  /** Absent where the owner set nothing. */
  voice?: VoiceGuide
}

const selling: readonly BriefKind[] = ['offer', 'new_product', 'limited_stock']
/** Kinds in which a general truth about the trade is no intrusion. */
const chatty: readonly BriefKind[] = ['general', 'tip', 'greeting', 'new_product']
/** Kinds that say only what they have to say. */
const plain: readonly BriefKind[] = [
  'hours',
  'job',
  'contest',
  'testimonial',
  'sad_news',
  'apology',
  'warning',
]
/** Kinds for which advice about the trade would change the subject. */
const closedSubjects: readonly BriefKind[] = [...plain, 'charity', 'anniversary', 'event']
const neutralEmojis: Partial<Record<BriefKind, readonly string[]>> = {
  event: ['📅', '✨'],
  contest: ['🎁', '✨'],
  new_product: ['✨', '🆕'],
  offer: ['✨', '🙌'],
  anniversary: ['🎉', '🎂'],
  charity: ['💛', '🤝'],
}

/** None that only fits a kind which is a guess. */
const emojisOf = (kind: BriefKind, confidence: number) =>
  confidence < SURE ? [] : (neutralEmojis[kind] ?? [])

const isPlainKind = ({ kind, isSerious }: Scene) => isSerious || plain.includes(kind)

const contactTypes = ['link', 'phone', 'mail', 'action']

/** Whether the owner's words already ask the reader for something. */
const asks = ({ units }: Facts) =>
  units.some(
    (unit) =>
      unit.type === 'words' &&
      (unit.hasAction || unit.slots.some(({ value }) => contactTypes.includes(value.type))),
  )

function callOf(facts: Facts, grammar: Grammar, scene: Scene, trade: Trade | null): CallSayings | null {
  if (facts.call) return grammar.sayCall(facts.call, scene)
  if (scene.isSerious || asks(facts)) return null
  if (facts.units.some(({ type }) => type === 'event'))
    return grammar.invites(facts.reading.text) ? null : grammar.neutralCalls(scene)
  if (facts.units.length > 0) return null
  return ownCalls(grammar, scene, trade)
}

const spelledIn = (grammar: Grammar, scene: Scene, lines: readonly string[]) =>
  lines.map((line) => grammar.spell(line, scene)).filter((line) => line !== '')

/** Calls of the trade, where the owner asks nothing. */
function ownCalls(grammar: Grammar, scene: Scene, trade: Trade | null): CallSayings {
  if (!trade) return grammar.neutralCalls(scene)
  const spell = (lines: readonly string[]) => spelledIn(grammar, scene, lines)
  const [full, short] = [spell(trade.calls), spell(trade.shortCalls)]
  return full.length > 0 && short.length > 0 ? { full, short, buttons: short } : grammar.neutralCalls(scene)
}

/** Where the texts have no call of their own: that of a contact in the owner's words, or of the trade. */
function buttonsOf(facts: Facts, grammar: Grammar, scene: Scene, trade: Trade | null): readonly string[] {
  if (scene.isSerious || !selling.includes(scene.kind)) return []
  const contacts = contactsIn(facts.reading.slots)
  const isReachable = contacts.link !== null || contacts.phone !== null || contacts.mail !== null
  if (!isReachable) return asks(facts) ? [] : ownCalls(grammar, scene, trade).buttons
  const call = { verb: null, words: null, hasContacts: true, until: null, ...contacts }
  return grammar.sayCall(call, scene).buttons
}

const ABOUT = 30

const names: readonly SlotType[] = ['place', 'person', 'title', 'quote', 'link', 'mail']

/** A park may be called like something of the trade. */
const withoutNames = ({ text, slots }: BriefReading): string =>
  slots.reduce(
    (rest, slot) => (names.includes(slot.value.type) ? rest.replace(slot.text, () => ' ') : rest),
    text,
  )

/** What is on offer, in the owner's words. */
function aboutOf({ units }: Facts): string | null {
  const offer = units.find((unit) => unit.type === 'offer')
  const on = offer?.type === 'offer' ? offer.on : null
  return on && on.length <= ABOUT ? uncapitalized(on) : null
}

const THIN = 140
const concrete = ['offer', 'price', 'date', 'time', 'link', 'phone', 'mail', 'quantity', 'condition']

const FEW_WORDS = 4

const hasFewWords = ({ reading: { text } }: Pick<Facts, 'reading'>) =>
  text.split(/\s+/).length <= FEW_WORDS && !/\d/.test(text)

/** A few words without figures: then a line about the trade is welcome. */
export const isThin = ({ reading }: Facts) => {
  const { text, slots } = reading
  return (
    text.length <= THIN &&
    (hasFewWords({ reading }) || !slots.some(({ value }) => concrete.includes(value.type)))
  )
}

/** A question about the trade fits where its subject is told, not after other news or another question. */
const mayAsk = ({ units, reading }: Facts, isOnSubject: boolean) =>
  units.length === 0 || (isOnSubject && !reading.text.includes('?'))

const MOST_PRODUCTS = 2

/** What else the shop sells, where a post says too little and the trade is not known. */
function linesAboutProducts(
  facts: Facts,
  grammar: Grammar,
  scene: Scene,
  products: readonly string[],
): string[] {
  const said = facts.reading.text.toLowerCase()
  const others = products.filter((product) => !said.includes(product.toLowerCase())).slice(0, MOST_PRODUCTS)
  if (others.length === 0 || facts.units.length === 0) return []
  const list = new Intl.ListFormat(grammar.locale, { type: 'conjunction' }).format(others.map(grammar.lower))
  return [...productLines[grammar.locale](scene.shop, list)]
}

export function gather(
  facts: Facts,
  options: {
    grammar: Grammar
    scene: Scene
    wishes: Wishes
    trade: Trade | null
    products: readonly string[]
  },
): Ingredients {
  const { grammar, scene, wishes, trade, products } = options
  const { reading } = facts
  const spell = (text: string) => grammar.spell(text, scene)
  const subjects = trade && !isMenu(reading.text) ? subjectsIn(trade, withoutNames(reading)) : []
  const isPlain = isPlainKind(scene)
  const isLong = wishes.length === 'long'
  const mayChat =
    facts.units.length === 0 ||
    (chatty.includes(scene.kind) &&
      ((isThin(facts) && (subjects.length > 0 || hasFewWords(facts))) || isLong)) ||
    (selling.includes(scene.kind) && isLong)
  // A post about strawberries needs no line about tomatoes.
  const beside = (lines: readonly string[]) =>
    trade && facts.units.length > 0 ? linesBeside(trade, subjects, reading.text, lines) : lines
  const fromTrade = trade
    ? [...subjects.flatMap(({ lines }) => lines), ...(mayChat ? beside(trade.truths) : [])]
    : mayChat && scene.kind !== 'greeting'
      ? linesAboutProducts(facts, grammar, scene, products)
      : []
  const color = isPlain ? [] : fromTrade
  const wantsTips = trade !== null && !scene.isSerious && !closedSubjects.includes(scene.kind)
  const own = wishes.hasHashtags === false ? [] : reading.hashtags
  const tags =
    scene.isSerious || scene.kind === 'hours' || wishes.hasHashtags === false
      ? []
      : [
          ...subjectTags(facts, products, grammar, scene),
          ...grammar.frames.hashtags(scene),
          ...(trade ? hashtagsAbout(trade, subjects) : []),
          ...(trade || !mayChat ? [] : products),
        ]
  const groups = groupsOf(facts, grammar, scene)
  const call = callOf(facts, grammar, scene, trade)
  const isBare = (isPlain && scene.kind !== 'contest') || wishes.hasEmoji === false
  return {
    grammar,
    scene,
    wishes,
    facts,
    groups,
    small: smallLetterIn(reading, grammar, scene.shop),
    titles: titlesOf({ groups, grammar, scene, facts }),
    call,
    buttons: call?.buttons ?? buttonsOf(facts, grammar, scene, trade),
    isCallGiven: facts.call !== null,
    color: spelledIn(grammar, scene, color),
    tips:
      wantsTips && trade
        ? tipsAbout(trade, subjects, facts.units.length === 0)
            .map(({ title, text }) => ({ title: spell(title), text: spell(text) }))
            .filter(({ title, text }) => title !== '' && text !== '')
        : [],
    questions:
      mayAsk(facts, subjects.length > 0) && mayChat && !isPlain
        ? trade
          ? spelledIn(grammar, scene, beside(trade.questions))
          : grammar.frames.questions(scene)
        : [],
    hashtags: [...own, ...tags],
    ownHashtags: own.length,
    shopTag: tags.length > 0 || (!isPlain && wishes.hasHashtags !== false) ? scene.shop : '',
    emojis: isBare ? [] : (trade?.emojis ?? emojisOf(scene.kind, reading.confidence)),
    visuals:
      trade && !scene.isSerious
        ? trade.visuals.map((line) => spell(line) || line)
        : grammar.frames.visuals(scene),
    about: aboutOf(facts),
  }
}
