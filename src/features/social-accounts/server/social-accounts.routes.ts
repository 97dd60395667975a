import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { listSocialAccounts } from '../social-accounts.contract.ts'
import * as repository from './social-accounts.repository.ts'

export function socialAccountRoutes(app: FastifyInstance): void {
  implement(app, listSocialAccounts, async (_input, { actor }) => {
    const rows = await repository.list(app.deps.db, actor.workspaceId)
    const items = rows.map((row) => {
      const isSandbox = row.adapter === 'sandbox'
      const checkedAt = row.checkedAt?.toISOString() ?? null
      return {
        ...row,
        checkedAt,
        isSandbox,
        feedPath: isSandbox && row.remoteId ? `/sandbox/${row.remoteId}` : null,
      }
    })
    return { items, nextCursor: null }
  })
}
