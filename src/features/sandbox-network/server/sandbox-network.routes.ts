import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '#platform/errors.ts'
import { answerError } from '#server/http/error-answer.ts'
import { implement } from '#server/http/implement.ts'
import { changeBehaviour } from '../sandbox-behaviour.contract.ts'
import * as contract from '../sandbox-network.contract.ts'
import { openLedger } from './accept-post.ts'
import { change } from './behaviours.ts'
import { FaultyAnswer } from './faulty-answer.ts'
import * as feed from './feed.ts'
import { createFeedAnnouncer } from './feed-announcer.ts'
import { watchCallers } from './held-calls.ts'
import * as messages from './messages.ts'
import { publishPost } from './publish-post.ts'
import * as service from './sandbox-network.service.ts'
import { accountOf, openAccountLookUp, renewToken } from './tokens.ts'

/** Calls of other programs, each with an account's token. */
function networkRoutes(app: FastifyInstance): void {
  const { deps } = app
  const { db, clock } = deps
  const patienceOf = watchCallers(app)
  const network = { db, clock, keep: openLedger(db), tellFeed: createFeedAnnouncer(app) }
  const findAccount = openAccountLookUp(db)
  const caller = ({ headers }: FastifyRequest) => accountOf(findAccount, headers.authorization, clock.now())

  app.setErrorHandler((error: Error, request, reply) => {
    if (error instanceof FaultyAnswer) error.give(reply)
    else answerError(error, request, reply)
  })

  implement(app, contract.sendSandboxPost, async ({ body: post }, { request, reply, locale }) => {
    const account = await caller(request)
    return publishPost(network, { account, locale, post, patience: () => patienceOf(reply) })
  })
  implement(app, contract.findSandboxPosts, async ({ query }, { request }) =>
    service.find(deps, await caller(request), query.reference),
  )
  implement(app, contract.sandboxPostStatus, async ({ query }, { request }) =>
    service.statusOf(deps, await caller(request), query.handle),
  )
  implement(app, contract.removeSandboxPost, async ({ params }, { request }) => {
    // Without a token, existing and missing posts look alike.
    if (request.headers.authorization === undefined) throw notFound()
    return service.removePost(deps, await caller(request), params.id)
  })
  implement(app, contract.sandboxResults, async ({ query }, { request }) =>
    service.results(db, await caller(request), query.ids),
  )
  implement(app, contract.sandboxMe, (_input, { request }) => caller(request))
  implement(app, contract.renewSandboxToken, ({ body }) => renewToken(db, body.refreshToken))
  implement(app, contract.sendSandboxReply, async ({ body }, { request }) =>
    messages.answer(deps, await caller(request), body),
  )
  implement(app, contract.findSandboxReplies, async ({ query }, { request }) =>
    messages.find(db, await caller(request), query.reference),
  )
}

/** Calls of the feed page, with the session of the person who views it. */
function pageRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.getSandboxAccount, ({ params }, { actor }) =>
    feed.showAccount(deps.db, actor, params.id),
  )
  implement(app, changeBehaviour, ({ params, body }, { actor }) => change(deps, actor, params.id, body))
  implement(app, contract.sandboxFeed, ({ params, query }, { actor }) =>
    feed.list(deps, actor, params.id, query),
  )
  implement(app, contract.addSandboxReaction, ({ params, body }, { actor }) =>
    feed.react(deps, actor, params.id, body),
  )
  implement(app, contract.removeSandboxLike, ({ params }, { actor }) => feed.unlike(deps, actor, params.id))
  implement(app, contract.listSandboxMessages, ({ params, query }, { actor }) =>
    messages.list(deps.db, actor, params.id, query),
  )
  implement(app, contract.writeSandboxMessage, ({ params, body }, { actor }) =>
    messages.writeAsCustomer(deps, actor, params.id, body),
  )
}

export async function sandboxNetworkRoutes(app: FastifyInstance): Promise<void> {
  // A separate scope: only here can an answer be replaced on purpose.
  await app.register(async (room) => networkRoutes(room))
  pageRoutes(app)
}
