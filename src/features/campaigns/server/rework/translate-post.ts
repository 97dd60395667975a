import { findAiModel, isAtAiLimit } from '#core/settings/index.server.ts'
import type {
  listTranslations as listContract,
  translatePost as translateContract,
} from '#features/campaigns/translation.contract.ts'
import type { Input, Output } from '#platform/endpoint.ts'
import { notFound } from '#platform/errors.ts'
import { type Locale, locales } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { translatePost as translateWithModel } from '#writer/ai/translate-post.ts'
import { MAX_SOURCE } from '#writer/copywriting/post-source.ts'
import { detectLanguage } from '#writer/reading/detect-language.ts'
import { requireEditable } from '../edit/edit-post.ts'
import { lockPost, type PostPath } from '../lock-posts.ts'
import * as posts from '../posts.repository.ts'
import { openPost } from './open-post.ts'
import * as repository from './post-translations.repository.ts'

type Proposed = Output<typeof translateContract>
type Kept = Output<typeof listContract>

async function listKept(db: Db, { workspaceId }: Actor, postId: string): Promise<Kept> {
  const rows = await repository.list(db, workspaceId, postId)
  return { items: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })) }
}

export async function listTranslations(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id, postId }: PostPath,
): Promise<Kept> {
  const all = await posts.list(db, actor.workspaceId, id)
  if (!all.some((post) => post.id === postId)) throw notFound()
  return listKept(db, actor, postId)
}

/** Proposes a translation; nothing is saved. The built-in writer cannot translate, so without a model there is a reason. */
export async function translatePost(
  deps: Deps,
  actor: Actor,
  locale: Locale,
  path: PostPath,
  { text: typed }: Input<typeof translateContract>['body'],
): Promise<Proposed> {
  const { source } = await openPost(deps, actor, locale, path, typed)
  const from = detectLanguage(source.text, locale)
  const to = locales.find((each) => each !== from) ?? from
  const without = (reason: Proposed['reason']): Proposed => ({
    from,
    locale: to,
    text: '',
    lost: [],
    added: [],
    isWrongLanguage: false,
    reason,
  })
  if (source.text.trim() === '') return without('empty')
  if (source.text.length > MAX_SOURCE) return without('too_long')
  const model = await findAiModel(deps, actor.workspaceId)
  if (!model) return without((await isAtAiLimit(deps, actor.workspaceId)) ? 'at_limit' : 'no_model')
  const { text, faults } = await translateWithModel(model, source, from, to)
  return text === '' ? without('unusable') : { from, locale: to, text, ...faults, reason: null }
}

export const saveTranslation = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { locale, ...path }: PostPath & { locale: Locale },
  texts: { source: string; text: string },
): Promise<Kept> =>
  db.transaction(async (db) => {
    const { id: postId, state } = await lockPost(db, actor, path)
    requireEditable({ state })
    await repository.upsert(db, actor.workspaceId, { postId, locale, ...texts, updatedAt: clock.now() })
    await announce(db, actor, 'campaigns')
    return listKept(db, actor, postId)
  })
