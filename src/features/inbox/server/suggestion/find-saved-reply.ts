import { fillPlaceholders } from '#features/saved-replies/fill-placeholders.ts'
import type { Locale } from '#platform/locale.ts'
import { languageOf } from './customer-language.ts'
import { type Topic, topicsOf } from './read-topics.ts'
import { sentencesOf } from './sent-sentences.ts'
import type { SuggestionFacts } from './suggestion-facts.ts'

/** A greeting of its own would be a second one. */
const GREETING =
  /^(?:hi|hello|hey|dear|hola|buenas|buenos días|estimad[oa])\b[^\n.!?]{0,40}?(?:[,:!.]|\n)\s*/iu

const LONGEST = 900

export type FittingReply = { title: string; text: string }

/** A saved reply of the shop on this topic, in this language, filled in and without its greeting. */
export function findSavedReply(
  topic: Topic,
  { savedReplies, shop }: SuggestionFacts,
  language: Locale,
  name: string,
): FittingReply | null {
  for (const { title, text } of savedReplies) {
    const about = topicsOf(title)
    const isFitting =
      [...about.asked, ...about.social][0] === topic && languageOf(text, language) === language
    if (!isFitting || text.length > LONGEST) continue
    const filled = fillPlaceholders(text, { name, business: shop.name }).replace(GREETING, '').trim()
    if (sentencesOf(filled).length === 0) continue
    return { title, text: filled.charAt(0).toUpperCase() + filled.slice(1) }
  }
  return null
}
