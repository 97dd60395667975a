import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { listSocialAccounts } from '../social-accounts.contract.ts'
import * as repository from './social-accounts.repository.ts'

export function socialAccountRoutes(app: FastifyInstance): void {
  implement(app, listSocialAccounts, async (_input, { actor }) => ({
    items: await repository.list(app.deps.db, actor.workspaceId),
    nextCursor: null,
  }))
}
