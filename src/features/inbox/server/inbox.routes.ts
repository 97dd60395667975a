import type { FastifyInstance } from 'fastify'
import { answerChallenge } from '#features/social-accounts/index.server.ts'
import { notFound } from '#platform/errors.ts'
import { implement } from '#server/http/implement.ts'
import * as contract from '../inbox.contract.ts'
import * as conversations from './conversation.service.ts'
import { exportMessages } from './export-messages.ts'
import * as service from './inbox.service.ts'
import { openIntakeAccounts } from './intake-accounts.ts'
import { makeCustomer } from './make-customer.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { createIngestScheduler } from './schedule-ingest.ts'
import { reply, retryReply } from './send-reply.ts'
import { openDeliveryStore } from './store-deliveries.ts'
import { suggestReply } from './suggestion/suggest-reply.ts'

export async function inboxRoutes(app: FastifyInstance): Promise<void> {
  const { deps } = app
  const { db } = deps
  implement(app, contract.listMessages, ({ query }, { actor }) => service.list(db, actor, query))
  implement(app, contract.inboxSummary, ({ query }, { actor }) => service.summarize(db, actor, query.brandId))
  implement(app, contract.exportMessages, ({ query }, { actor, locale }) =>
    exportMessages(deps, actor, locale, query),
  )
  implement(app, contract.readMessage, ({ params }, { actor }) => service.markRead(db, actor, params.id))
  implement(app, contract.readAllMessages, ({ query }, { actor }) =>
    service.markAllRead(db, actor, query.brandId),
  )
  implement(app, contract.setPriority, ({ params, body }, { actor }) =>
    service.setPriority(db, actor, params.id, body.priority),
  )
  implement(app, contract.getConversation, ({ params }, { actor, locale }) =>
    conversations.get(deps, actor, locale, params.id),
  )
  implement(app, contract.listEntries, ({ params, query }, { actor, locale }) =>
    conversations.listEntries(db, actor, locale, params.id, query),
  )
  implement(app, contract.reply, ({ params, body }, { actor, locale }) =>
    reply(deps, actor, locale, params.id, body),
  )
  implement(app, contract.retryReply, ({ params }, { actor, locale }) =>
    retryReply(deps, actor, locale, params.id),
  )
  implement(app, contract.addNote, ({ params, body }, { actor, locale, deps }) =>
    conversations.addNote(deps, actor, locale, params.id, body.text),
  )
  implement(app, contract.suggestReply, ({ params }, { actor }) => suggestReply(deps, actor, params.id))
  implement(app, contract.changeConversation, ({ params, body }, { actor, locale }) =>
    conversations.change(deps, actor, locale, params.id, body),
  )
  implement(app, contract.makeCustomer, ({ params }, { actor, locale }) =>
    makeCustomer(deps, actor, locale, params.id),
  )
  implement(app, contract.intakeChallenge, async ({ params, query }) => {
    const answer = await answerChallenge(deps, params.id, query)
    if (answer === null) throw notFound()
    return { type: 'text/plain', body: answer }
  })
  await app.register(async (scope) => webhookRoute(scope))
}

/** A scope in which the body stays the signed bytes, whatever its content type. */
function webhookRoute(scope: FastifyInstance): void {
  const { deps } = scope
  const intake = {
    clock: deps.clock,
    accounts: openIntakeAccounts(deps),
    store: openDeliveryStore(deps.db),
    wake: createIngestScheduler(deps),
  }
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  implement(scope, contract.intake, ({ params }, { request }) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    return receiveWebhook(intake, { accountId: params.id, body, headers: request.headers })
  })
}
