import { manifestOf } from '#connectors/social/registry.ts'
import { adapterFor, isTestAdapter } from '#connectors/social/server-registry.ts'
import { type NetworkTemplate, placesIn, type TemplatesAnswer } from '#connectors/social/templates.ts'
import { publicNameOf } from '#core/brands/index.server.ts'
import {
  findPostContent,
  lockPost,
  recomputeAndAnnounce,
  requireEditable,
  updatePost,
} from '#features/campaigns/index.server.ts'
import {
  type AccountRow,
  findAccount,
  findAccountFor,
  flagAccount,
  openAccount,
} from '#features/social-accounts/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import { ruleText } from '#platform/validation.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { templateRules } from '../i18n/index.ts'
import type { Filling, MessageTemplate, PostTemplate } from '../message-templates.contract.ts'
import * as repository from './message-templates.repository.ts'
import { notifyChange } from './notify-change.ts'
import { findTemplateProblem } from './post-message.ts'

export type PostPath = { id: string; postId: string }

const shown = (row: repository.TemplateRow): MessageTemplate => {
  const { id, name, language, state, reason, header, headerText, body, footer, buttons } = row
  return { id, name, language, state, reason, header, headerText, body, footer, buttons }
}

/** Posts of other platforms have no templates. */
export async function getPost(db: Db, workspaceId: WorkspaceId, { id, postId }: PostPath) {
  const post = await findPostContent(db, workspaceId, postId, id)
  if (!post || !manifestOf(post.platform).templates) throw notFound()
  return post
}

/** An account of a network that reviews texts. */
export async function getAccount(db: Db, workspaceId: WorkspaceId, id: string): Promise<AccountRow> {
  const row = await findAccount(db, workspaceId, id)
  if (!row || !manifestOf(row.platform).templates) throw notFound()
  return row
}

export async function getPostTemplate(
  deps: Pick<Deps, 'db' | 'env'>,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  path: PostPath,
): Promise<PostTemplate> {
  const { db } = deps
  const post = await getPost(db, workspaceId, path)
  const account = await findAccountFor(db, workspaceId, post)
  const chosen = (await repository.listChosen(db, workspaceId, [post.id])).get(post.id)
  const templates = account ? await repository.list(db, { workspaceId, accountId: account.id }) : []
  return {
    channel: account && { id: account.id, isTest: isTestAdapter(account.adapter) },
    chosen: chosen ? { template: shown(chosen.template), fillings: chosen.fillings } : null,
    problem: await findTemplateProblem(deps, workspaceId, post.id),
    approved: templates.filter(({ state }) => state === 'approved').map(shown),
    business: await publicNameOf(db, workspaceId, post.brandId),
  }
}

/** The post gets the words of the template, so that everybody who sees the post sees what goes out. */
export const choose = (
  deps: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
  path: PostPath,
  { templateId, fillings }: { templateId: string; fillings: Filling[] },
): Promise<PostTemplate> =>
  deps.db.transaction(async (db) => {
    const { workspaceId } = actor
    const post = await lockPost(db, actor, path)
    await getPost(db, workspaceId, path)
    requireEditable(post)
    const account = await findAccountFor(db, workspaceId, post)
    const template = await repository.find(db, workspaceId, templateId)
    if (!template || template.accountId !== account?.id) throw notFound()
    const places = placesIn(template.body)
    const isFilled = places.every((place) => fillings.some((each) => each.place === place))
    if (!isFilled)
      throw new AppError('invalid_input', { fields: { fillings: ruleText(templateRules, 'fillPlace') } })
    const used = fillings.filter(({ place }) => places.includes(place))
    await repository.choose(db, workspaceId, post.id, { templateId, fillings: used })
    if (post.text !== template.body)
      await updatePost(db, workspaceId, post.id, { text: template.body, writtenBy: null })
    await recomputeAndAnnounce(db, actor, path.id)
    await announce(db, actor, 'message-templates')
    return getPostTemplate({ ...deps, db }, actor, path)
  })

/** What a call to the network means for the person who waits for it. */
export async function refuse(
  deps: Deps,
  row: AccountRow,
  answer: Exclude<TemplatesAnswer, { kind: 'templates' }>,
): Promise<never> {
  if (answer.kind === 'needs-reconnect') {
    await deps.db.transaction((db) => flagAccount(deps, db, row.workspaceId, row.id))
    throw new AppError('template_no_access')
  }
  throw new AppError(answer.kind === 'rate-limited' ? 'template_later' : 'template_unreachable')
}

/** Reads the templates from the network, and keeps them. */
export async function sync(deps: Deps, row: AccountRow): Promise<void> {
  const { templates } = adapterFor(row.adapter, deps)
  if (!templates) return
  const account = openAccount(deps.secrets, row)
  const readAt = await repository.findNow(deps.db)
  const answer = account ? await templates.list(account) : ({ kind: 'needs-reconnect' } as const)
  if (answer.kind !== 'templates') return refuse(deps, row, answer)
  await keepRead(deps, row, answer.templates, readAt)
}

/** New ones may be missing from the list of a network for a moment. */
const FORGET_AFTER_MS = 10 * 60_000

/** Keeps what a read found, and notifies people of what has changed, once: in the transaction that changes it. */
const keepRead = (
  { db }: Pick<Deps, 'db'>,
  { workspaceId, id: accountId, platform }: AccountRow,
  templates: readonly NetworkTemplate[],
  readAt: Date,
): Promise<void> =>
  db.transaction(async (db) => {
    const ref = { workspaceId, accountId }
    const before = await repository.lockAll(db, ref)
    // An older read may arrive after a newer one.
    const isNew = ({ remoteId }: NetworkTemplate) => (before.get(remoteId)?.readAt ?? readAt) <= readAt
    const found = templates.filter(isNew)
    for (const { remoteId, state, reason } of found) {
      const known = before.get(remoteId)
      if (known) await notifyChange(db, platform, known, { state, reason })
    }
    await repository.keep(db, ref, found, { readAt })
    const listed = new Set(templates.map(({ remoteId }) => remoteId))
    const gone = [...before.values()].filter(
      (row) => !listed.has(row.remoteId) && readAt.getTime() - row.readAt.getTime() > FORGET_AFTER_MS,
    )
    for (const row of gone) await notifyChange(db, platform, row, null)
    await repository.remove(
      db,
      workspaceId,
      gone.map(({ id }) => id),
    )
    await announce(db, { workspaceId }, 'message-templates')
  })

export async function list(db: Db, { workspaceId }: Pick<Actor, 'workspaceId'>, id: string) {
  const { id: accountId } = await getAccount(db, workspaceId, id)
  return { items: (await repository.list(db, { workspaceId, accountId })).map(shown) }
}

export async function syncAndList(deps: Deps, actor: Actor, id: string) {
  await sync(deps, await getAccount(deps.db, actor.workspaceId, id))
  return list(deps.db, actor, id)
}
