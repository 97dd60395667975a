import type { FastifyInstance, FastifyRequest } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../sandbox-network.contract.ts'
import * as feed from './feed.ts'
import * as messages from './messages.ts'
import * as service from './sandbox-network.service.ts'

export function sandboxNetworkRoutes(app: FastifyInstance): void {
  const { deps } = app
  const { db } = deps
  const caller = ({ headers }: FastifyRequest) => service.accountOf(db, headers.authorization)

  implement(app, contract.sendSandboxPost, async ({ body }, { request, locale }) =>
    service.publish(db, await caller(request), locale, body),
  )
  implement(app, contract.findSandboxPosts, async ({ query }, { request }) =>
    service.find(db, await caller(request), query.reference),
  )
  implement(app, contract.sandboxResults, async ({ query }, { request }) =>
    service.results(db, await caller(request), query.ids),
  )
  implement(app, contract.sandboxMe, (_input, { request }) => caller(request))

  implement(app, contract.getSandboxAccount, ({ params }, { actor }) => feed.getAccount(db, actor, params.id))
  implement(app, contract.sandboxFeed, ({ params, query }, { actor }) =>
    feed.list(db, actor, params.id, query),
  )
  implement(app, contract.addSandboxReaction, ({ params, body }, { actor }) =>
    feed.react(deps, actor, params.id, body),
  )
  implement(app, contract.removeSandboxLike, ({ params }, { actor }) => feed.unlike(db, actor, params.id))

  implement(app, contract.sendSandboxReply, async ({ body }, { request }) =>
    messages.answer(deps, await caller(request), body),
  )
  implement(app, contract.findSandboxReplies, async ({ query }, { request }) =>
    messages.find(db, await caller(request), query.reference),
  )
  implement(app, contract.listSandboxMessages, ({ params, query }, { actor }) =>
    messages.list(db, actor, params.id, query),
  )
  implement(app, contract.writeSandboxMessage, ({ params, body }, { actor }) =>
    messages.writeAsCustomer(deps, actor, params.id, body),
  )
}
