import { randomUUID } from 'node:crypto'
import type { PublishOutcome } from '#connectors/social/adapter.ts'
import { memoryOutbox } from '#connectors/social/outbox/memory-outbox.ts'
import type { DeliveryResult, TemplateMessage } from '#connectors/social/outbox/outbox.ts'
import type { RejectionCode } from '#connectors/social/rejection.ts'
import { adapterFor, isTestAdapter } from '#connectors/social/server-registry.ts'
import { getUserName } from '#core/settings/index.server.ts'
import { findSuppressions, TEST_TOKEN } from '#features/customers/index.server.ts'
import { findTemplateProblem, messageWriter } from '#features/message-templates/index.server.ts'
import { findAccountFor, flagAccount, openAccount } from '#features/social-accounts/index.server.ts'
import { AppError, type ErrorCode } from '#platform/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { getPost, mediaOf, type PostPath } from './mailings.service.ts'

const ends: Partial<Record<RejectionCode, ErrorCode>> = {
  template_refused: 'test_message_template',
  number_refused: 'test_message_number',
  payment_missing: 'test_message_payment',
}

function refusedOf({ because, isUnlisted, answer }: Extract<DeliveryResult, { kind: 'refused' }>): AppError {
  if (isUnlisted) return new AppError('test_message_not_added')
  if (because === 'limited' || because === 'not_on_network' || because === 'opted_out')
    return new AppError(`test_message_${because}`)
  return new AppError('test_message_refused', { fields: { detail: answer } })
}

/** Why the person has no message; null if it was sent. */
function problemOf(outcome: PublishOutcome, result: DeliveryResult | undefined): AppError | null {
  if (result?.kind === 'sent') return null
  if (result?.kind === 'unconfirmed') return new AppError('test_message_unknown')
  if (result?.kind === 'refused') return refusedOf(result)
  if (result?.kind === 'later' || outcome.kind === 'rate-limited') return new AppError('test_post_later')
  if (outcome.kind === 'needs-reconnect') return new AppError('test_post_no_access')
  if (outcome.kind !== 'rejected') return new AppError('channel_unreachable')
  const code = outcome.code && ends[outcome.code]
  return new AppError(code ?? 'test_message_refused', { fields: { detail: outcome.reason } })
}

/** The button of a customer with the same number would unsubscribe that customer. */
const withTestLink = (message: TemplateMessage): TemplateMessage =>
  message.linkEnd === undefined ? message : { ...message, linkEnd: TEST_TOKEN }

/** Only to the phone of the person who asks. It is no delivery of the post, and nothing of it is kept. */
export async function sendTestMessage(
  deps: Deps,
  actor: Actor,
  path: PostPath,
  phone: string,
): Promise<{ sentTo: string }> {
  const { workspaceId, userId, locale } = actor
  const post = await getPost(deps, workspaceId, path, (goesTo) => goesTo === 'phones')
  const row = await findAccountFor(deps.db, workspaceId, post)
  if (!row || isTestAdapter(row.adapter)) throw new AppError('template_needs_network')
  if (await findTemplateProblem(deps, workspaceId, post.id)) throw new AppError('test_message_not_approved')
  if ((await findSuppressions(deps.db, workspaceId, [phone])).size > 0)
    throw new AppError('test_message_opted_out')
  const write = await messageWriter(deps, workspaceId, post)
  const name = await getUserName(deps.db, userId)
  const id = randomUUID()
  const message = withTestLink(write({ name, language: locale, address: phone }))
  const outbox = memoryOutbox([{ id, to: phone, message }])
  let result: DeliveryResult | undefined
  const account = openAccount(deps.secrets, row)
  const outcome: PublishOutcome = account
    ? await adapterFor(row.adapter, deps).publish(
        account,
        {
          ...{ platform: post.platform, title: post.title, text: post.text, followUps: [], options: {} },
          media: await mediaOf(deps, workspaceId, post.id),
          reference: id,
          outbox: {
            ...outbox,
            record(delivery, given) {
              result = given
              return outbox.record(delivery, given)
            },
          },
        },
        { step: null, save: async () => undefined },
      )
    : { kind: 'needs-reconnect' }
  if (outcome.kind === 'needs-reconnect')
    await deps.db.transaction((db) => flagAccount(deps, db, workspaceId, row.id))
  const problem = problemOf(outcome, result)
  if (problem) throw problem
  return { sentTo: phone }
}
