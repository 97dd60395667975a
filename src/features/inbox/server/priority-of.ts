import type { Priority } from '../inbox.contract.ts'

/** Without accents; each is matched as a prefix of a word. */
const pressing: Record<'urgent' | 'high', readonly string[]> = {
  urgent: [
    'urgent',
    'urgente',
    'urgencia',
    'emergency',
    'emergencia',
    'asap',
    'as soon as possible',
    'cuanto antes',
    'right now',
    'ahora mismo',
    'immediately',
    'inmediatamente',
    'allerg',
    'alerg',
    'food poisoning',
    'intoxicacion',
    'injur',
    'lawyer',
    'abogado',
    'demanda judicial',
    'fraud',
    'fraude',
    'estafa',
    'scam',
  ],
  high: [
    'complain',
    'quej',
    'reclam',
    'refund',
    'reembols',
    'devolucion',
    'devolver',
    'devolved',
    'money back',
    'cancel',
    'anular',
    'broken',
    'roto',
    'rota',
    'defect',
    'damaged',
    'danado',
    'danada',
    'wrong order',
    'pedido equivocado',
    'never arrived',
    'not arrived',
    "hasn't arrived",
    'no ha llegado',
    'no me ha llegado',
    'charged twice',
    'cobrado dos veces',
    'unacceptable',
    'inaceptable',
    'disappointed',
    'decepcion',
    'terrible',
    'horrible',
    'still waiting',
    'sigo esperando',
  ],
}

const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").replace(/\s+/g, ' ').toLowerCase()

const beginningWith = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'u')

const rules = (['urgent', 'high'] as const).map((priority) => ({
  priority,
  pattern: beginningWith(pressing[priority]),
}))

/** Only this much of a text is searched; urgent words come early. */
const LOOKED_AT = 5000

/** The priority of a message by its words, in both languages; people can change it. */
export function priorityOf(text: string): Priority {
  const folded = fold(text.slice(0, LOOKED_AT))
  return rules.find(({ pattern }) => pattern.test(folded))?.priority ?? 'normal'
}
