import { findAiModel } from '#core/settings/index.server.ts'
import { editableStates } from '#features/campaigns/campaign-status.ts'
import type {
  adaptPost as adaptContract,
  reworkPost as reworkContract,
} from '#features/campaigns/rework.contract.ts'
import type { Input, Output } from '#platform/endpoint.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { adaptPost as adaptWithModel } from '#writer/ai/adapt-post.ts'
import { reworkPost as reworkWithModel } from '#writer/ai/rework-post.ts'
import { adaptPost as adaptBuiltIn } from '#writer/copywriting/adapt-post.ts'
import { reworkPost as reworkBuiltIn } from '#writer/copywriting/rework-post.ts'
import type { PostPath } from '../lock-posts.ts'
import { openPost } from './open-post.ts'

/** Proposes other words; nothing is saved. Where the model breaks the rules, the built-in writer is named as the author. */
export async function reworkPost(
  deps: Deps,
  actor: Actor,
  locale: Locale,
  path: PostPath,
  { tool, text: typed, seed }: Input<typeof reworkContract>['body'],
): Promise<Output<typeof reworkContract>> {
  const { source } = await openPost(deps, actor, locale, path, typed)
  const brief = { ...source, tool, seed }
  const model = await findAiModel(deps, actor.workspaceId)
  const written = model ? await reworkWithModel(model, brief) : []
  if (written.length > 0)
    return { proposals: written.map((text) => ({ text })), reason: null, writtenBy: 'ai', isFallback: false }
  const { texts, reason } = reworkBuiltIn(brief)
  return {
    proposals: texts.map((text) => ({ text })),
    reason,
    writtenBy: 'built-in',
    isFallback: model !== null,
  }
}

/** The text of one post as the other platforms would say it; nothing is saved. */
export async function adaptPost(
  deps: Deps,
  actor: Actor,
  locale: Locale,
  path: PostPath,
  { text: typed, seed }: Input<typeof adaptContract>['body'],
): Promise<Output<typeof adaptContract>> {
  const { source, posts } = await openPost(deps, actor, locale, path, typed)
  const others = posts.filter(({ id, state }) => id !== path.postId && editableStates.has(state))
  const ours = adaptBuiltIn({ ...source, seed }, [...new Set(others.map(({ platform }) => platform))])
  const model = await findAiModel(deps, actor.workspaceId)
  const theirs = model && ours.size > 0 ? await adaptWithModel(model, source, [...ours.keys()]) : new Map()
  const proposals = others.flatMap(({ id: postId, platform }) => {
    const [own, written] = [ours.get(platform), theirs.get(platform)]
    if (own === undefined) return []
    return [
      {
        postId,
        text: written ?? own,
        writtenBy: written === undefined ? ('built-in' as const) : ('ai' as const),
      },
    ]
  })
  return { proposals }
}
