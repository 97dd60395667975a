import type { Locale } from '#platform/locale.ts'
import type { Voice } from '../voice.ts'
import { conditionNotes } from './condition-notes/index.ts'
import type { Call } from './facts.ts'
import { foldedWords, phraseOf, says } from './find-words.ts'
import type { CallSayings, Grammar, Scene } from './grammar/grammar.ts'
import type { Ingredients } from './ingredients.ts'
import type { Manner } from './layout.ts'
import { sentence } from './sentence.ts'
import { createSwap } from './swap-words.ts'
import { exclamation } from './voice-marks/index.ts'
import { countEmojis, createLikeness } from './voice-score.ts'

const FEW_HASHTAGS = 2
/** Where a platform has at least this many, people who like them use more. */
const MANY_FROM = 3
const MORE_HASHTAGS = 2
const ANY_EMOJIS = 3
const emojiLimits: Partial<Record<Voice['emoji'], number>> = { none: 0, few: 1, many: ANY_EMOJIS }
/** Longer sentences are not cried out. */
const MAX_CRY = 60
const points = { avoided: 100, wanted: 0.7, mostWanted: 2, missingEmoji: 0.5 }

/** How the shop sounds, ready for use on one brief. */
export type VoiceGuide = {
  /** False for wording of ours with a word that the shop avoids. */
  allows: (text: string) => boolean
  /** Our own wording with the shop's words where they can stand. */
  reword: (text: string) => string
  /** What the text is off the shop's voice. */
  cost: (text: string, manner: Manner) => number
  /** `own` are those in the brief. */
  hashtagLimit: (usual: number, own: number) => number
  /** The owner's habit, else that of the samples, else the tone's. */
  emojiLimit: (usual: number) => number
  /** The sentence as an exclamation, if the samples have many. */
  exclaim: ((text: string) => string) | null
  /** Whether the samples begin with a greeting. */
  greets: boolean
  /** `none` leaves only what the owner typed. */
  habits: Pick<Voice, 'emoji' | 'hashtags'>
}

type Context = { locale: Locale; shop: string; isSerious: boolean; brief: string }

const isUnset = ({ samples, wordsToUse, wordsToAvoid, emoji, hashtags }: Voice) =>
  [...samples, ...wordsToUse, ...wordsToAvoid].length === 0 && emoji === 'auto' && hashtags === 'auto'

/** Null if the owner left everything open. A word to avoid that is in the brief is the owner's own. */
export function createVoiceGuide(
  voice: Voice | undefined,
  { locale, shop, isSerious, brief }: Context,
): VoiceGuide | null {
  if (!voice || isUnset(voice)) return null
  const briefWords = foldedWords(brief)
  const avoided = voice.wordsToAvoid.map(phraseOf).filter((phrase) => !says(brief, briefWords, phrase))
  const wanted = voice.wordsToUse.map(phraseOf)
  const { distance, habits } = createLikeness(voice.samples, locale)
  const known = new Map<string, number>()
  const avoidedIn = (text: string): number => {
    const found = known.get(text)
    if (found !== undefined || avoided.length === 0) return found ?? 0
    // A shop may be called what it avoids.
    const rest = shop === '' ? text : text.replaceAll(shop, ' ')
    const words = foldedWords(rest)
    const many = avoided.filter((phrase) => says(rest, words, phrase)).length
    known.set(text, many)
    return many
  }
  const wantedIn = (text: string): number => {
    const words = foldedWords(text)
    return Math.min(points.mostWanted, wanted.filter((phrase) => says(text, words, phrase)).length)
  }
  const { emoji, hashtags } = voice
  return {
    allows: (text) => avoidedIn(text) === 0,
    reword: createSwap(voice, locale),
    cost: (text, { emojis }) => {
      const off = points.avoided * avoidedIn(text)
      if (isSerious) return off
      const missing = emoji === 'many' ? Math.max(0, Math.min(emojis, 2) - countEmojis(text)) : 0
      return off + distance(text) + points.missingEmoji * missing - points.wanted * wantedIn(text)
    },
    hashtagLimit: (usual, own) => {
      if (hashtags === 'few') return Math.min(usual, Math.max(FEW_HASHTAGS, own))
      return hashtags === 'many' && usual >= MANY_FROM ? usual + MORE_HASHTAGS : usual
    },
    emojiLimit: (usual) => emojiLimits[emoji] ?? limitOf(habits.emojis, usual),
    exclaim: habits.exclaims && !isSerious ? (text) => exclaimed(text, locale) : null,
    greets: habits.greets,
    habits: { emoji, hashtags },
  }
}

/** Samples without any emoji allow none, those with one allow one. */
const limitOf = (inSamples: number | null, usual: number): number =>
  inSamples === null ? usual : inSamples === 0 ? 0 : Math.max(1, Math.round(inSamples))

/** Only a short sentence without a figure; others stay as they are. */
function exclaimed(text: string, locale: Locale): string {
  const { open, close } = exclamation[locale]
  const bare = text.endsWith('.') ? text.slice(0, -1) : ''
  if (bare === '' || bare.length > MAX_CRY || /[.!?¡¿:;\d\n]/.test(bare)) return text
  return `${open}${bare}${close}`
}

type Lines = (scene: Scene) => readonly string[]

/** The grammar without wording that the shop avoids. Where nothing is left, the owner's words or none are used. */
export function voicedGrammar(grammar: Grammar, guide: VoiceGuide | null): Grammar {
  if (!guide) return grammar
  const allowed = (texts: readonly string[]) => texts.filter(guide.allows)
  const ours = (texts: readonly string[]) => allowed(texts.map(guide.reword))
  /** An empty line is left out of the text. */
  const orNone = (texts: readonly string[]) => (texts.length > 0 ? texts : [''])
  const optional =
    (lines: Lines): Lines =>
    (scene) =>
      orNone(ours(lines(scene)))
  const sayCall = (call: Call, scene: Scene): CallSayings => {
    const { full, short, buttons } = grammar.sayCall(call, scene)
    const contacts = [call.link, call.phone, call.mail].filter((contact) => contact !== null).join(' · ')
    const said = allowed(full)
    const instead = contacts === '' ? full : [contacts]
    return {
      full: said.length > 0 ? said : instead,
      short: allowed(short).length > 0 ? allowed(short) : instead,
      buttons: allowed(buttons),
    }
  }
  const { frames } = grammar
  /** "Hola," as a sentence of its own. */
  const greetings = (scene: Scene) =>
    frames
      .hellos(scene)
      .filter((hello) => !hello.endsWith(':'))
      .map((hello) => sentence(hello.replace(/,$/, '')))
  /** A condition must be announced, so the usual words are the last resort. */
  const announced = (usual: string, others: readonly string[]) =>
    [usual, guide.reword(usual), ...others].find(guide.allows) ?? usual
  const notes = conditionNotes[grammar.locale]
  const mayGreet = ({ isSerious, kind }: Scene) => !isSerious && kind !== 'testimonial'
  return {
    ...grammar,
    say: (unit, scene) => {
      const said = grammar.say(unit, scene)
      const lines = allowed(said.lines)
      return {
        full: allowed(said.full),
        short: allowed(said.short),
        headlines: allowed(said.headlines),
        // They hold the conditions, which must not be lost.
        lines: lines.length > 0 ? lines : said.lines,
      }
    },
    sayCall,
    neutralCalls: (scene) => {
      const { full, short, buttons } = grammar.neutralCalls(scene)
      return { full: ours(full), short: ours(short), buttons: ours(buttons) }
    },
    openers: (unit, scene) => {
      const openers = guide.greets && mayGreet(scene) ? greetings(scene) : grammar.openers(unit, scene)
      return ours(guide.exclaim ? openers.map(guide.exclaim) : openers)
    },
    // A lead would take the place of the greeting.
    leads: (unit, scene) => (guide.greets && mayGreet(scene) ? [] : ours(grammar.leads(unit, scene))),
    join: (...told) => allowed(grammar.join(...told)),
    named: (text, scene) => allowed(grammar.named(text, scene)),
    frames: {
      ...frames,
      greetings: optional(frames.greetings),
      hellos: optional(frames.hellos),
      signOffs: optional(frames.signOffs),
      disclosures: optional(frames.disclosures),
      tipIntros: (scene, about) => orNone(ours(frames.tipIntros(scene, about))),
      conditionsApply: announced(frames.conditionsApply, notes),
      smallTalk: (scene) => {
        const lines = ours(frames.smallTalk(scene))
        // Without a brief and without these there would be no post.
        return lines.length > 0 ? lines : frames.smallTalk(scene)
      },
      questions: (scene) => ours(frames.questions(scene)),
      titles: (scene) => {
        const titles = ours(frames.titles(scene))
        return titles.length > 0 ? titles : [scene.shop]
      },
      hashtags: (scene) => allowed(frames.hashtags(scene)),
    },
  }
}

/** What the texts are made of, as the shop would say it. Directions of the brief come before habits. */
export function applyVoice(parts: Ingredients, guide: VoiceGuide | null): Ingredients {
  if (!guide) return parts
  const { wishes, scene, ownHashtags } = parts
  const ours = (texts: readonly string[]) => texts.map(guide.reword).filter(guide.allows)
  const own = parts.hashtags.slice(0, ownHashtags)
  const others = parts.hashtags.slice(ownHashtags).filter(guide.allows)
  const wantsHashtags = wishes.hasHashtags === true
  const hasNoHashtags = guide.habits.hashtags === 'none' && !wantsHashtags
  const hasNoEmoji = guide.habits.emoji === 'none' && wishes.hasEmoji !== true
  const isOwnCall = parts.call !== null && !parts.isCallGiven
  return {
    ...parts,
    voice: wantsHashtags ? { ...guide, hashtagLimit: (usual) => usual } : guide,
    scene: { ...scene, tone: { ...scene.tone, emojis: guide.emojiLimit(scene.tone.emojis) } },
    titles: parts.titles.filter(guide.allows),
    call:
      parts.call && isOwnCall
        ? { full: ours(parts.call.full), short: ours(parts.call.short), buttons: ours(parts.call.buttons) }
        : parts.call,
    buttons: parts.isCallGiven ? parts.buttons : ours(parts.buttons),
    color: ours(parts.color),
    tips: parts.tips
      .map(({ title, text }) => ({ title: guide.reword(title), text: guide.reword(text) }))
      .filter(({ title, text }) => guide.allows(title) && guide.allows(text)),
    questions: ours(parts.questions),
    hashtags: hasNoHashtags ? own : [...own, ...others],
    shopTag: hasNoHashtags ? '' : parts.shopTag,
    emojis: hasNoEmoji ? [] : parts.emojis,
  }
}
