import type { Locale } from '#platform/locale.ts'
import type { Tone } from '../../built-in/tone.ts'
import type { BriefKind, Day, Slot } from '../../reading/brief-reading.ts'
import type { Call, Unit } from '../facts.ts'
import type { Link } from '../join-parts.ts'

/** Who speaks, and about what. */
export type Scene = {
  /** The shop's name; empty if it has none, and then no sentence may need it. */
  shop: string
  /** ISO 3166-1 alpha-2, never empty: decides spelling, dates, currency, tú or vos. */
  country: string
  today: Day
  kind: BriefKind
  /** No cheer, no invitation. */
  isSerious: boolean
  tone: Tone
  /** Where the shop does not speak to its readers as the country does. */
  address?: 'usted' | undefined
}

/**
 * The same facts in several manners and lengths. Each list has the best first, may be empty where there is no good
 * wording, and holds no duplicates. The engine chooses; the grammar never draws lots.
 */
export type Sayings = {
  /** One to three whole sentences with capital and period. Every one says all of the unit. Four to eight variants. */
  full: readonly string[]
  /** All of the unit with short dates ("Tue & Wed until Dec 10"), one sentence with capital and period. */
  short: readonly string[]
  /** Its name for a picture, a story or a title: "25% off balayage". Ideally at most 40 characters, no period. */
  headlines: readonly string[]
  /** Headlines that say as much as the first one: "Balayage: 25% off". */
  otherHeadlines?: readonly string[]
  /**
   * What the headline leaves out, as short as possible, joined by " · ": "Tue & Wed until Dec 10 · new clients only".
   * Best first, then shorter ones. Conditions are in all of them. Empty if the headline says all. No period.
   */
  lines: readonly string[]
  /** Lines that say as much as the first one, in other words or another order. */
  otherLines?: readonly string[]
}

export type CallSayings = {
  /** A whole sentence: "Book at maneandco.example." A sentence that ends in a link, mail or phone has no period. */
  full: readonly string[]
  /** "Book: maneandco.example", for stories and short posts. No period. */
  short: readonly string[]
  /** At most 24 characters, without period and contacts unless the phone fits: "Book online", "Call 600 123 456". */
  buttons: readonly string[]
}

/** Our own words around the facts. Every list has the best first and at least three entries unless it says otherwise. */
export type Frames = {
  /** First line of a mail or newsletter: "Hello," / "Hola:". Plain enough for serious news too. */
  greetings(scene: Scene): readonly string[]
  /** First words of a message to one person, a whole line: "Hi," / "Hola,". Plain enough for serious news too. */
  hellos(scene: Scene): readonly string[]
  /** Last lines of a mail: "See you soon,\nMane & Co". Serious ones are sober. Never needs a name. */
  signOffs(scene: Scene): readonly string[]
  /** In forums the shop says who it is: "I write for Mane & Co." Never needs a name. */
  disclosures(scene: Scene): readonly string[]
  /** Before tips in an article: "Three things worth knowing:". `about` is the product, or null. */
  tipIntros(scene: Scene, about: string | null): readonly string[]
  /** Where a format cannot hold the condition: "Conditions apply, ask us", without a period. */
  conditionsApply: string
  /** Descriptions of photos, where no trade is known; at least three, none with people for serious news. */
  visuals(scene: Scene): readonly string[]
  /** For a brief that says nothing: whole sentences that are true of every shop. At least six. */
  smallTalk(scene: Scene): readonly string[]
  /** A question to followers that is true of every shop; at least six. Not used on serious news, offers or notices. */
  questions(scene: Scene): readonly string[]
  /** Title of a campaign by kind where the brief gives none: "News from the shop". At most 60 characters. */
  titles(scene: Scene): readonly string[]
  /** Hashtags for the kind without #, CamelCase, topical: contest, job … Empty for serious kinds and events. */
  hashtags(scene: Scene): readonly string[]
}

/**
 * What one language knows about saying things. All functions are pure: the same input gives the same lists.
 * No function may state a figure, day, place, name, promise or season that is not in its input.
 */
export type Grammar = {
  locale: Locale
  /** The unit in this language. Words units get a subject where that is certain, otherwise stay as they are. */
  say(unit: Unit, scene: Scene): Sayings
  /** The call of the brief. */
  sayCall(call: Call, scene: Scene): CallSayings
  /** For kinds that sell where the brief asks nothing and no trade is known; one sentence, no contact. */
  neutralCalls(scene: Scene): CallSayings
  /**
   * A first sentence that leads into the unit, by kind and tone, at most 45 characters: "New on the shelf." Empty for
   * serious kinds, hours, jobs, testimonials. Must add no fact and not repeat the words of the unit.
   */
  openers(unit: Unit, scene: Scene): readonly string[]
  /**
   * Words with a colon before the first sentence, by kind: "New at Crumb:". Sober for serious kinds; adds no fact.
   * `said` is that sentence, where it is known: a lead must not say it twice.
   */
  leads(unit: Unit, scene: Scene, said?: string): readonly string[]
  /**
   * Two texts that follow each other, as one sentence or with a word that leads to the second: "A, and b.", "A (b).",
   * "A. Plus, b." Both texts stay whole. Empty where they are best left as they are.
   */
  join(first: string, second: string, link: Link, scene: Scene): readonly string[]
  /**
   * A date or time as people write it, in the place where it stands: "till dec 10" is "until December 10", "the 24th" is
   * "December 24", "at 7:30" is "at 7:30 PM". Keeps the preposition that `slot.text` begins with. Null: leave as typed.
   */
  restate(slot: Slot, scene: Scene): string | null
  /** The same, short: "until Dec 10". */
  restateShort(slot: Slot, scene: Scene): string | null
  /** Whether the words name a thing and have no subject or verb of their own: "wine tasting", not "we taste wine". */
  isNounPhrase(words: string): boolean
  /** Whether the words need some before them: "of quiz" after "Thursday". */
  isAttached(words: string): boolean
  /** Whether the text invites people already, as a call would: "see you there". */
  invites(text: string): boolean
  /** The sentence with the shop's name in it: "At Mane & Co: 25% off balayage." Empty where that would read badly. */
  named(sentence: string, scene: Scene): readonly string[]
  /** With a small first letter inside a sentence, unless the word looks like a name. */
  lower(text: string): string
  /** Whether a word in small letters is no name: an article, a pronoun, a usual verb. */
  isSmallWord(word: string): boolean
  /**
   * Trade lines and frames in the spelling of the country: "color" or "colour", tú or vos. Empty where a line cannot be
   * said to whom the shop speaks.
   */
  spell(text: string, scene: Scene): string
  /**
   * A finished text as this shop writes hours and dates: one has "7pm" and "December 12th", another "7 PM" and
   * "December 12". The same for all texts of a shop; absent where a language has one way only.
   */
  habit?(text: string, scene: Scene): string
  /** How the brief, else the shop's samples, speak to the reader; absent in languages that have one way only. */
  addressOf?(brief: string, samples: readonly string[]): Scene['address']
  frames: Frames
}
