import { recordActivity } from '#core/activity/index.server.ts'
import { brandsShownWith } from '#core/brands/index.server.ts'
import type {
  ConsentChannel,
  CustomerConsents,
  RecordedSource,
} from '#features/customers/consent.contract.ts'
import { askProblemOf, isReachable } from '#features/customers/consent-rules.ts'
import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { linkTo } from '../customers.service.ts'
import * as repository from './consent.repository.ts'
import { countEmail, countWhatsapp } from './consent-reach.repository.ts'

const HISTORY = 100

type Timed = Pick<Deps, 'db' | 'clock'>

export async function get(
  { db, clock }: Timed,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  id: string,
): Promise<CustomerConsents> {
  const [customer] = await repository.findByIds(db, workspaceId, [id])
  if (!customer) throw notFound()
  const { email, phoneNumber } = customer
  const addresses = email ? [email] : []
  const numbers = phoneNumber ? [phoneNumber] : []
  const suppressions = await repository.findSuppressions(db, workspaceId, [...addresses, ...numbers])
  const suppression = suppressions.get(email ?? '') ?? null
  const blocked = suppressions.get(phoneNumber ?? '') ?? null
  const askedAt = (await repository.findAskedAt(db, workspaceId, addresses)).get(email ?? '') ?? null
  const history = await repository.listHistory(db, workspaceId, id, HISTORY)
  const latest = (channel: ConsentChannel) => {
    const change = history.find((each) => each.channel === channel)
    return { source: change?.source ?? null, note: change?.note ?? null, since: change?.changedAt ?? null }
  }
  const { emailConsent: state, whatsappConsent } = customer
  return {
    email: {
      state,
      ...latest('email'),
      isReachable: isReachable({ state, address: email, suppression }),
      suppression,
      askProblem: askProblemOf({ state, email, suppression, askedAt }, clock.now()),
    },
    whatsapp: {
      state: whatsappConsent,
      ...latest('whatsapp'),
      isReachable: isReachable({ state: whatsappConsent, address: phoneNumber, suppression: blocked }),
      suppression: blocked,
    },
    history,
  }
}

type Recorded = {
  channel: ConsentChannel
  state: 'granted' | 'withdrawn'
  source: RecordedSource
  note: string | null
}

export const record = ({ db, clock }: Timed, actor: Actor, id: string, change: Recorded) =>
  db.transaction(async (db) => {
    const [customer] = await repository.lockByIds(db, actor.workspaceId, [id])
    if (!customer) throw notFound()
    await repository.record(db, actor.workspaceId, [{ customerId: id, ...change }], clock.now())
    await recordActivity(db, actor, {
      kind: change.state === 'granted' ? 'consent_recorded' : 'consent_withdrawn',
      values: { name: customer.name },
      link: linkTo(id),
    })
    await announce(db, actor, 'customers')
    return get({ db, clock }, actor, id)
  })

/** The mailbox does not exist: nothing is sent there again. Runs in the caller's transaction. */
export async function suppressBounced(
  { db, clock }: Timed,
  workspaceId: WorkspaceId,
  address: string,
): Promise<void> {
  await repository.suppress(db, workspaceId, { address, reason: 'bounced', createdAt: clock.now() })
  await announce(db, { workspaceId }, 'customers')
}

export async function summarize(db: Db, actor: Actor, brandId: string | undefined) {
  const brandIds = brandId ? await brandsShownWith(db, actor, brandId) : undefined
  const email = await countEmail(db, actor.workspaceId, brandIds)
  const whatsapp = await countWhatsapp(db, actor.workspaceId, brandIds)
  return { email, whatsapp: { ...whatsapp, total: email.total } }
}
