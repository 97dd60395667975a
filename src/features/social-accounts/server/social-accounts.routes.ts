import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../social-accounts.contract.ts'
import { connectAllTestAccounts, connectTestAccount } from './connect-test-account.ts'
import * as service from './social-accounts.service.ts'

export function socialAccountRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.listSocialAccounts, (_input, { actor }) => service.list(deps.db, actor))
  implement(app, contract.connectTestAccount, async ({ body: { platform, brandId = null } }, { actor }) =>
    service.shown(await connectTestAccount(deps, actor, { platform, brandId })),
  )
  implement(app, contract.connectAllTestAccounts, ({ body }, { actor }) =>
    connectAllTestAccounts(deps, actor, body.platforms),
  )
  implement(app, contract.checkSocialAccount, ({ params }, { actor }) =>
    service.check(deps, actor, params.id),
  )
  implement(app, contract.disconnectSocialAccount, ({ params }, { actor }) =>
    service.disconnect(deps, actor, params.id),
  )
}
