import { findAiModel } from '#core/settings/index.server.ts'
import type { suggestReply as contract } from '#features/inbox/inbox.contract.ts'
import type { Output } from '#platform/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { askForReply } from './ask-for-reply.ts'
import { builtInSuggestion } from './built-in-suggestion.ts'
import { readSuggestionFacts } from './read-suggestion-facts.ts'

/**
 * Suggests a reply; nothing is stored or sent. Internal notes are not passed to the model. Where it claims what nothing
 * supports, even after it was told so, the built-in writer answers and is named as the author.
 */
export async function suggestReply(
  deps: Deps,
  actor: Actor,
  conversationId: string,
): Promise<Output<typeof contract>> {
  const facts = await readSuggestionFacts(deps, actor, conversationId)
  const model = await findAiModel(deps, actor.workspaceId)
  const written = model && (await askForReply(model, facts))
  if (written) return { ...written, writtenBy: 'ai', isFallback: false }
  return { ...builtInSuggestion(facts), writtenBy: 'built-in', isFallback: model !== null }
}
