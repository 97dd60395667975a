import type { PublishOutcome } from '#connectors/social/adapter.ts'
import type { Recipients } from '#connectors/social/channel.ts'
import { composeMail, readPictures } from '#connectors/social/email/compose-mail.ts'
import { memoryOutbox } from '#connectors/social/outbox/memory-outbox.ts'
import { outcomeOfTally } from '#connectors/social/outbox/outcome-of-tally.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { adapterFor, isTestAdapter } from '#connectors/social/server-registry.ts'
import { getUserEmail } from '#core/settings/index.server.ts'
import { outgoingMedia } from '#features/campaigns/index.server.ts'
import { countReaders, countWithoutCode } from '#features/customers/index.server.ts'
import { findTemplateProblem } from '#features/message-templates/index.server.ts'
import {
  type AccountRow,
  findAccountFor,
  flagAccount,
  openAccount,
} from '#features/social-accounts/index.server.ts'
import { AppError, notFound } from '#platform/errors.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { Mailing } from '../mailings.contract.ts'
import { goesToOf } from './goes-to.ts'
import { letterWriter, senderOf } from './letters.ts'
import { findMessagePrice, listLinks } from './links/mail-links.repository.ts'
import { audienceOf, endOutbox } from './mailing-outbox.ts'
import * as repository from './mailings.repository.ts'
import { countReceipts } from './receipts.repository.ts'

export type PostPath = { id: string; postId: string }

export async function getPost(
  deps: Pick<Deps, 'db'>,
  workspaceId: WorkspaceId,
  { id, postId }: PostPath,
  isWanted = (goesTo: Recipients | undefined) => goesTo !== undefined,
) {
  const post = await repository.findPost(deps.db, workspaceId, postId, id)
  if (!post || !isWanted(manifestOf(post.platform).goesTo)) throw notFound()
  return post
}

/** Only mails have a preview and a test of their own. */
const isMailbox = (goesTo: Recipients | undefined) => goesTo === 'mailboxes'

async function progressOf({ db }: Pick<Deps, 'db'>, workspaceId: WorkspaceId, postId: string) {
  const mailing = await repository.find(db, workspaceId, postId)
  if (!mailing) return null
  const counts = await repository.countStates(db, workspaceId, postId)
  return {
    startedAt: mailing.startedAt.toISOString(),
    endedAt: mailing.endedAt?.toISOString() ?? null,
    isStopped: mailing.endedBy === 'stopped',
    total: Object.values(counts).reduce((sum, each) => sum + each),
    ...counts,
    ...(await countReceipts(db, workspaceId, postId)),
    unsubscribed: await repository.countUnsubscribed(db, workspaceId, postId),
  }
}

/** Mails can always be sent as a test, messages once their text is approved. */
const canTest = async (
  deps: Pick<Deps, 'db' | 'env'>,
  post: repository.MailPost,
  account: AccountRow | null,
) => {
  if (!account || isTestAdapter(account.adapter)) return false
  return isMailbox(goesToOf(post)) || !(await findTemplateProblem(deps, account.workspaceId, post.id))
}

export async function get(
  deps: Pick<Deps, 'db' | 'env'>,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  path: PostPath,
): Promise<Mailing> {
  const { db, env } = deps
  const post = await getPost(deps, workspaceId, path)
  const { brandId } = post
  const account = await findAccountFor(db, workspaceId, post)
  const { shop, postalAddress } = await senderOf(deps, workspaceId, brandId)
  const goesTo = goesToOf(post)
  const isMail = goesTo === 'mailboxes'
  const brandIds = (await audienceOf(db, workspaceId, brandId)) ?? undefined
  const audience = { workspaceId, goesTo, brandIds }
  return {
    goesTo,
    audience: await countReaders(db, audience),
    withoutCode: isMail ? 0 : await countWithoutCode(db, audience),
    canTest: await canTest(deps, post, account),
    messagePrice: isMail ? null : await findMessagePrice(db, workspaceId),
    channel: account && {
      name: account.accountName,
      isTest: isTestAdapter(account.adapter),
      tellsReceipts: account.listensSince !== null && account.listenProblem === null,
    },
    missing: [
      ...(shop || !isMail ? [] : (['business_name'] as const)),
      ...(postalAddress || !isMail ? [] : (['postal_address'] as const)),
    ],
    hasPublicLinks: env.publicUrl !== undefined,
    progress: await progressOf(deps, workspaceId, path.postId),
    links: await listLinks(db, workspaceId, path.postId),
    problems: await repository.listProblems(db, workspaceId, path.postId),
  }
}

export async function mediaOf(deps: Deps, workspaceId: WorkspaceId, postId: string) {
  const stored = await repository.listMedia(deps.db, workspaceId, postId)
  return stored.map(outgoingMedia(deps, workspaceId))
}

/** The mail as the person who asks would get it, with its pictures inside the page. Its links count nothing. */
export async function preview(deps: Deps, actor: Actor, locale: Locale, path: PostPath) {
  const { workspaceId } = actor
  const post = await getPost(deps, workspaceId, path, isMailbox)
  const pictures = await readPictures(await mediaOf(deps, workspaceId, post.id))
  const write = await letterWriter(deps, workspaceId, post.brandId)
  const address = await getUserEmail(deps.db, actor.userId)
  const {
    subject,
    html = '',
    attachments = [],
  } = composeMail(post, pictures, write({ language: locale, address }))
  const account = await findAccountFor(deps.db, workspaceId, post)
  const inPage = attachments.reduce(
    (page, { cid, contentType, content }) =>
      page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
    html,
  )
  return { subject, from: account?.accountName ?? null, html: inPage }
}

function problemOf(outcome: Exclude<PublishOutcome, { kind: 'published' }>): AppError {
  switch (outcome.kind) {
    case 'needs-reconnect':
      return new AppError('test_post_no_access')
    case 'rejected':
      return new AppError('test_post_rejected', { fields: { detail: outcome.reason } })
    default:
      return new AppError('channel_unreachable')
  }
}

/**
 * Only to the person who asks. Without a link to unsubscribe: they would unsubscribe a customer by trying it. Its links
 * count nothing, for the same reason.
 */
export async function sendTest(
  deps: Deps,
  actor: Actor,
  locale: Locale,
  path: PostPath,
): Promise<{ sentTo: string }> {
  const { workspaceId } = actor
  const post = await getPost(deps, workspaceId, path, isMailbox)
  const row = await findAccountFor(deps.db, workspaceId, post)
  const account = row && openAccount(deps.secrets, row)
  if (!row || !account || isTestAdapter(row.adapter)) throw new AppError('mailing_not_connected')
  const sentTo = await getUserEmail(deps.db, actor.userId)
  const write = await letterWriter(deps, workspaceId, post.brandId)
  const { unsubscribe: _, ...letter } = write({ language: locale, address: sentTo })
  const id = crypto.randomUUID()
  const outcome = await adapterFor(row.adapter, deps).publish(
    account,
    {
      ...{ platform: post.platform, title: post.title, text: post.text, followUps: [], options: {} },
      media: await mediaOf(deps, workspaceId, post.id),
      reference: id,
      outbox: memoryOutbox([{ id, to: sentTo, letter }]),
    },
    { step: null, save: async () => undefined },
  )
  if (outcome.kind === 'needs-reconnect')
    await deps.db.transaction((db) => flagAccount(deps, db, workspaceId, row.id))
  if (outcome.kind !== 'published') throw problemOf(outcome)
  return { sentTo }
}

/** Who has not got it yet does not get it. The engine notices with its next look at the queue. */
export async function stop(deps: Deps, actor: Actor, path: PostPath): Promise<Mailing> {
  const { workspaceId } = actor
  const { id: postId } = await getPost(deps, workspaceId, path)
  const mailing = await repository.find(deps.db, workspaceId, postId)
  if (!mailing || mailing.endedAt) throw new AppError('conflict')
  await endOutbox(deps, { workspaceId, postId }, 'stopped')
  await deps.db.transaction((db) => announce(db, actor, 'mailings'))
  return get(deps, actor, path)
}

/** For a post whose channel is gone: its end, person by person. Null if it was never sent to people. */
export async function endAbandoned(
  deps: Deps,
  workspaceId: WorkspaceId,
  postId: string,
): Promise<PublishOutcome | null> {
  if (!(await repository.find(deps.db, workspaceId, postId))) return null
  return outcomeOfTally(await endOutbox(deps, { workspaceId, postId }, 'disconnected'), postId)
}
