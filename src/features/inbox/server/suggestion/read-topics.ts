import { locales } from '#platform/locale.ts'
import { fold } from './suggestion-facts.ts'
import { topicWords } from './words/index.ts'

export type Topic =
  | 'spam'
  | 'opt_out'
  | 'partner'
  | 'complaint'
  | 'allergy'
  | 'cancel'
  | 'change'
  | 'order'
  | 'voucher'
  | 'job'
  | 'payment'
  | 'delivery'
  | 'price'
  | 'hours'
  | 'place'
  | 'booking'
  | 'purchase'
  | 'stock'
  | 'product'
  | 'praise'
  | 'thanks'
  | 'greeting'

export type TopicWords = { topic: Topic; says: RegExp }

/** Courtesies: answered by themselves only where nothing is asked. */
const social: ReadonlySet<Topic> = new Set(['praise', 'thanks', 'greeting'])

/** In one clause, the first explains the others away: "cancel my booking" asks for no booking. */
const covers: Partial<Record<Topic, readonly Topic[]>> = {
  spam: [
    'payment',
    'price',
    'purchase',
    'stock',
    'product',
    'praise',
    'thanks',
    'greeting',
    'place',
    'delivery',
    'job',
  ],
  complaint: [
    'order',
    'payment',
    'delivery',
    'booking',
    'stock',
    'product',
    'price',
    'place',
    'hours',
    'voucher',
    'change',
    'cancel',
    'job',
    'purchase',
  ],
  allergy: ['stock', 'product', 'order', 'purchase'],
  cancel: ['booking', 'order', 'change', 'payment', 'hours', 'purchase'],
  change: ['booking', 'order', 'hours', 'product', 'payment', 'purchase'],
  job: ['stock', 'product', 'hours', 'booking', 'payment', 'place', 'delivery', 'purchase'],
  voucher: ['stock', 'product', 'payment', 'booking', 'price', 'purchase'],
  order: ['delivery', 'stock', 'product', 'place', 'hours', 'payment'],
  payment: ['stock', 'product', 'delivery'],
  delivery: ['stock', 'product', 'place', 'price'],
  price: ['stock', 'product', 'payment', 'purchase'],
  purchase: ['stock', 'product', 'order'],
  hours: ['stock', 'product', 'booking'],
  place: ['stock', 'product'],
  booking: ['stock', 'product', 'purchase'],
  stock: ['product'],
}

/** Where a second question begins inside a sentence. */
const JOINTS =
  /(?:, ?| and | y | e |, and )(?=(?:also |tambien |ademas )?(?:how|what|when|where|which|do|does|can|could|is|are|will|cuanto|que|a que|cuando|donde|teneis|tienen|tienes|hay|haceis|hacen|podeis|puedo|pueden|se puede|si (?:teneis|haceis|hay)|abris|abren|estais|aceptais|aceptan)\b)/

const clausesOf = (text: string): string[] =>
  fold(text.replaceAll('\n', '. '))
    .split(/[.!?;]/)
    .flatMap((sentence) => sentence.split(JOINTS))
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')

const patterns = locales.flatMap((locale) => topicWords[locale])

function topicsOfClause(clause: string): Topic[] {
  const found = patterns.filter(({ says }) => says.test(clause)).map(({ topic }) => topic)
  return found.filter((topic) => !found.some((other) => other !== topic && covers[other]?.includes(topic)))
}

const SMALL_TALK =
  /^\W{0,3}(?:hello|hi|hey|hola|buenas)\W{0,4}$|\b(?:how are you|how's it going|que tal|como estais|como estas|como estan|all good|todo bien|anyone (?:there|home)|anybody there|hay alguien|estan ahi|estais ahi)\b/

/** Whether a sentence asks something in words that no topic has. */
const asksSomethingElse = (text: string): boolean =>
  fold(text)
    .split(/(?<=[.!?])/)
    .some(
      (sentence) =>
        sentence.endsWith('?') &&
        /\p{L}/u.test(sentence) &&
        !SMALL_TALK.test(sentence) &&
        clausesOf(sentence)
          .flatMap(topicsOfClause)
          .every((topic) => topic === 'greeting'),
    )

/** What a text is about, in its order; courtesies apart. A question in words we do not know is still a question. */
export function topicsOf(text: string): { asked: Topic[]; social: Topic[]; isGuess: boolean } {
  const found = [...new Set(clausesOf(text).flatMap(topicsOfClause))]
  const sharp = found.filter((topic) => !social.has(topic))
  const isGuess = sharp.length === 0 && asksSomethingElse(text)
  const asked: Topic[] = isGuess ? ['product'] : sharp
  return {
    asked: asked.filter((topic) => !asked.some((other) => isWeaker(topic, other))),
    social: found.filter((topic) => social.has(topic)),
    isGuess,
  }
}

/** A vague topic says nothing beside a sharp one, even in another clause. */
const isWeaker = (topic: Topic, other: Topic): boolean =>
  (topic === 'product' && other !== 'product') ||
  (other === 'spam' && topic !== 'spam') ||
  (topic === 'allergy' && other === 'complaint') ||
  (topic === 'order' && other === 'complaint')
