import { randomUUID } from 'node:crypto'
import type {
  Claimed,
  Delivery,
  DeliveryResult,
  Outbox,
  OutboxEnd,
  RefusedBecause,
  Tally,
} from '#connectors/social/outbox/outbox.ts'
import type { RejectionCode } from '#connectors/social/rejection.ts'
import { brandsShownWith } from '#core/brands/index.server.ts'
import {
  findReader,
  listReaders,
  type Reader,
  suppressBounced,
  withdrawConsent,
} from '#features/customers/index.server.ts'
import { findTemplateProblem } from '#features/message-templates/index.server.ts'
import { pauseAccounts, takeTurnOf } from '#features/social-accounts/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { DeliveryProblem } from '../mailings.contract.ts'
import { goesToOf } from './goes-to.ts'
import { senderOf } from './letters.ts'
import { countLinks } from './links/count-links.ts'
import { removeLinks } from './links/mail-links.repository.ts'
import * as repository from './mailings.repository.ts'
import { writersOf } from './writers.ts'

const MINUTE_MS = 60_000
/** After these, a mailbox that always says "later" is given up: about seven hours. */
const TRY_WAITS_MS = [1, 5, 15, 60, 120, 240].map((minutes) => minutes * MINUTE_MS)
/** A mail with pictures takes longer than a call: the lease must outlast it. */
const LEASES = 3
const TELL_EVERY_MS = 1000

export type MailingRef = { workspaceId: WorkspaceId; postId: string; accountId: string }
type Ref = Omit<MailingRef, 'accountId'>

/** Which customers a campaign of this brand reaches: those that the customers list shows with it. */
export const audienceOf = async (
  db: Db,
  workspaceId: WorkspaceId,
  brandId: string | null,
): Promise<string[] | null> => (brandId ? brandsShownWith(db, { workspaceId }, brandId) : null)

async function tallyOf(db: Db, { workspaceId, postId }: Ref): Promise<Tally> {
  const { sent, unconfirmed, refused, failed, skipped } = await repository.countStates(
    db,
    workspaceId,
    postId,
  )
  const mailing = await repository.find(db, workspaceId, postId)
  return {
    ...{ sent, unconfirmed, refused, failed, skipped },
    isStopped: mailing?.endedBy === 'stopped',
    answer: await repository.findAnswer(db, workspaceId, postId),
  }
}

/** Ends it for all that wait. The mail that is on its way stays as it is. */
export const endOutbox = (deps: Pick<Deps, 'db'>, ref: Ref, why: OutboxEnd | 'stopped', answer?: string) =>
  deps.db.transaction(async (db) => {
    const { workspaceId, postId } = ref
    const state = why === 'stopped' ? 'skipped' : 'failed'
    await repository.endQueued(db, workspaceId, postId, { state, problem: why, answer: answer ?? null })
    await repository.endMailing(db, workspaceId, postId, why)
    await announce(db, { workspaceId }, 'mailings')
    return tallyOf(db, ref)
  })

async function whyNobody(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  workspaceId: WorkspaceId,
  post: repository.MailPost,
): Promise<RejectionCode | null> {
  if (goesToOf(post) === 'phones') return findTemplateProblem({ db, env }, workspaceId, post.id)
  const { shop, postalAddress } = await senderOf({ db }, workspaceId, post.brandId)
  if (!shop) return 'sender_name_missing'
  if (!postalAddress) return 'postal_address_missing'
  // A link to unsubscribe that opens nowhere is none.
  return env.publicUrl === undefined ? 'public_url_missing' : null
}

const isOver = ({ sent, unconfirmed, sending }: repository.Counts) => sent + unconfirmed + sending === 0

/** Decides once who gets the post; again only if nobody got it and a person retries. */
const open = (
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { workspaceId, postId }: Ref,
): Promise<RejectionCode | null> =>
  db.transaction(async (db) => {
    const post = await repository.findPost(db, workspaceId, postId)
    if (!post) return 'no_recipients'
    const brandIds = await audienceOf(db, workspaceId, post.brandId)
    const before = await repository.lockOrAdd(db, workspaceId, postId, brandIds)
    if (before && before.endedAt === null) return null
    if (before && !isOver(await repository.countStates(db, workspaceId, postId))) return null
    if (before) {
      await repository.startOver(db, workspaceId, postId, brandIds)
      await removeLinks(db, workspaceId, postId)
    }
    const goesTo = goesToOf(post)
    const people = await listReaders(db, { workspaceId, goesTo, brandIds: brandIds ?? undefined })
    const refusal = people.length === 0 ? 'no_recipients' : await whyNobody({ db, env }, workspaceId, post)
    if (refusal) await repository.remove(db, workspaceId, postId)
    else {
      await repository.addDeliveries(db, workspaceId, postId, people)
      // The words of a message are approved as they are.
      if (goesTo === 'mailboxes') await countLinks({ db, env }, workspaceId, post)
    }
    await announce(db, { workspaceId }, 'mailings')
    return refusal
  })

export const problemsBecause: Record<RefusedBecause, DeliveryProblem> = {
  gone: 'no_mailbox',
  not_on_network: 'not_on_network',
  limited: 'limited',
  opted_out: 'opted_out',
}

function endOf(result: DeliveryResult, tries: number, now: Date): repository.DeliveryEnd {
  switch (result.kind) {
    case 'sent':
      return { state: 'sent', sentAt: now, remoteId: result.remoteId ?? null }
    case 'refused':
      return {
        state: 'refused',
        problem: result.because ? problemsBecause[result.because] : 'refused',
        answer: result.answer,
      }
    case 'later': {
      const waitMs = TRY_WAITS_MS[tries]
      const busy = { problem: 'busy', answer: result.answer || null, isTry: true } as const
      return waitMs === undefined ? { state: 'failed', ...busy } : { state: 'queued', waitMs, ...busy }
    }
    case 'untried':
      return { state: 'queued' }
    case 'unconfirmed':
      return { state: 'unconfirmed', problem: 'lost_answer' }
  }
}

/** The deliveries of one post, for one worker. Everything is in the database, so any worker can go on. */
export function outboxOf(deps: Deps, ref: MailingRef): Outbox {
  const { workspaceId, postId, accountId } = ref
  const leaseMs = LEASES * deps.env.publishing.leaseMs
  /** By delivery: what proves that it is ours. */
  const claims = new Map<string, string>()
  let writing: ReturnType<typeof writersOf> | undefined
  let toldAt = Number.NEGATIVE_INFINITY

  /** A mail a second is enough for a screen. */
  async function tell(db: Db): Promise<void> {
    if (performance.now() - toldAt < TELL_EVERY_MS) return
    toldAt = performance.now()
    await announce(db, { workspaceId }, 'mailings')
  }

  type Taken = { id: string; reader: Reader & { address: string } }

  /** Consent is read under the same lock: who withdrew it a moment ago gets nothing. */
  const take = (gapMs: number): Promise<Taken | Exclude<Claimed, { kind: 'delivery' }> | 'gone'> =>
    deps.db.transaction(async (db) => {
      await repository.releaseAbandoned(db, workspaceId, postId)
      const mailing = await repository.find(db, workspaceId, postId)
      const post = await repository.findPost(db, workspaceId, postId)
      for (; post; ) {
        const audience = { workspaceId, goesTo: goesToOf(post), brandIds: mailing?.brandIds ?? undefined }
        const next = await repository.lockNext(db, workspaceId, postId)
        if (!next) break
        const { id, address } = next
        const reader = await findReader(db, audience, address)
        if (!reader) {
          await repository.write(db, workspaceId, id, { state: 'skipped', problem: 'no_consent' })
          continue
        }
        const turn = await takeTurnOf(db, workspaceId, accountId, gapMs)
        if (!turn) return 'gone'
        if (!turn.isFree) return { kind: 'wait', ms: turn.waitMs }
        const claim = randomUUID()
        await repository.claim(db, workspaceId, id, { claim, leaseMs })
        claims.set(id, claim)
        return { id, reader: { ...reader, address } }
      }
      const ms = await repository.findWaitMs(db, workspaceId, postId)
      if (ms !== null) return { kind: 'wait', ms }
      await repository.endMailing(db, workspaceId, postId, null)
      await announce(db, { workspaceId }, 'mailings')
      return { kind: 'done', tally: await tallyOf(db, ref) }
    })

  return {
    open: () => open(deps, ref),
    async claim(gapMs) {
      const taken = await take(gapMs)
      if (taken === 'gone') return { kind: 'done', tally: await endOutbox(deps, ref, 'disconnected') }
      if (!('reader' in taken)) return taken
      writing ??= writersOf(deps, ref)
      const content: Pick<Delivery, 'letter' | 'message'> = (await writing)(taken.reader)
      return { kind: 'delivery', delivery: { id: taken.id, to: taken.reader.address, ...content } }
    },
    begin: (id) => {
      const claim = claims.get(id)
      return claim ? repository.begin(deps.db, workspaceId, id, { claim, leaseMs }) : Promise.resolve(false)
    },
    record: (id, result) =>
      deps.db.transaction(async (db) => {
        const held = await repository.findHeld(db, workspaceId, id, claims.get(id) ?? '')
        if (!held) return
        await repository.write(db, workspaceId, id, endOf(result, held.tries, deps.clock.now()))
        const { address } = held
        const timed = { db, clock: deps.clock }
        const because = result.kind === 'refused' ? result.because : undefined
        if (because === 'gone') await suppressBounced(timed, workspaceId, address)
        if (because === 'opted_out') await withdrawConsent(timed, { workspaceId, address })
        await tell(db)
      }),
    pause: (ms) => pauseAccounts(deps.db, [{ id: accountId, ms }]),
    end: (why, answer) => endOutbox(deps, ref, why, answer),
  }
}
