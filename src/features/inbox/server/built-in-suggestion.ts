import { firstNameOf } from '#platform/first-name.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { looksEnglish, looksSpanish } from '#writer/built-in/idea-language.ts'
import type { Topic } from '../i18n/en.ts'
import { suggestionMessages } from '../i18n/index.ts'

/** The topic of a message, by words of both languages without accents; the first match wins. */
const topics: [Topic, RegExp][] = [
  ['allergy', /\b(allerg|alerg|gluten|lactos|celiac|coeliac|vegan|ingredient)/],
  [
    'complaint',
    /\b(complain|quej|reclam|refund|reembols|devol|broken|roto|rota|damaged|danad|wrong|equivocad|disappoint|decepcion|terrible|horrible|unacceptable|inaceptable|charged twice|cobrado dos)/,
  ],
  [
    'order',
    /\b(my order|mi pedido|order number|numero de pedido|parcel|paquete|arrived|llegado|tracking|seguimiento)/,
  ],
  [
    'booking',
    /\b(book|appointment|reserv|cita|table for|mesa para|available|disponib|hueco|reschedule|cancel|anular|cambiar la)/,
  ],
  ['price', /\b(price|cost|how much|precio|cuesta|cuanto|cuanto vale|presupuesto|quote|tarifa)/],
  ['hours', /\b(open|close|opening|hours|horario|abris|abierto|abre|cerrais|cierra|que hora)/],
  [
    'place',
    /\b(where are you|address|direccion|donde esta|como llego|parking|aparca|deliver|entrega|a domicilio|envi(?:o|ais|an)\b)/,
  ],
  ['thanks', /\b(thank|thanks|gracias|love[d]? it|me encant|great|genial|amazing|maravill|perfect)/],
]

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const topicOf = (text: string): Topic =>
  topics.find(([, pattern]) => pattern.test(fold(text)))?.[0] ?? 'other'

/** The language of a text; `otherwise` if a few words are not enough. */
export function languageOf(text: string, otherwise: Locale): Locale {
  const isSpanish = looksSpanish(text)
  if (isSpanish === looksEnglish(text)) return otherwise
  return isSpanish ? 'es' : 'en'
}

type Known = { message: string; contactName: string; shop: string; locale: Locale }

/** A draft reply for a person to edit and send; in the language of the message. */
export function builtInSuggestion({ message, contactName, shop, locale }: Known): string {
  const t = textOf(suggestionMessages, languageOf(message, locale))
  const name = firstNameOf(contactName) || contactName
  return [
    t('hello', { name }),
    t(topicOf(message)),
    shop ? t('goodbye', { shop }) : t('goodbyeNameless'),
  ].join('\n\n')
}
