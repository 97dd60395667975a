import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../social-accounts.contract.ts'
import { choosePages, listPageChoices } from './choose-pages.ts'
import {
  beginSignIn,
  connectChannel,
  finishSignIn,
  listSignIns,
  readClientMetadata,
  redirectUriFor,
} from './connect-channel.ts'
import { connectAllTestAccounts, connectTestAccount } from './connect-test-account.ts'
import type { Kept } from './keep-grant.ts'
import { keepApp, listApps, removeApp } from './network-apps.service.ts'
import { sendTestPost } from './send-test-post.ts'
import * as service from './social-accounts.service.ts'
import { listSpending, setMonthlyLimit } from './spending.service.ts'

const connected = ({ accounts, choice }: Kept) => ({ accounts: accounts.map(service.shown), choice })

export function socialAccountRoutes(app: FastifyInstance): void {
  const { deps } = app
  implement(app, contract.listSocialAccounts, (_input, { actor }) => service.list(deps.db, actor))
  implement(app, contract.connectTestAccount, async ({ body: { platform, brandId = null } }, { actor }) =>
    service.shown(await connectTestAccount(deps, actor, { platform, brandId })),
  )
  implement(app, contract.connectAllTestAccounts, ({ body }, { actor }) =>
    connectAllTestAccounts(deps, actor, body.platforms),
  )
  implement(
    app,
    contract.connectChannel,
    async ({ body: { brandId = null, ...wanted } }, { actor, locale }) =>
      connected(await connectChannel(deps, actor, locale, { ...wanted, brandId })),
  )
  implement(
    app,
    contract.beginSignIn,
    ({ body: { brandId = null, ...wanted } }, { actor, locale, request }) =>
      beginSignIn(deps, actor, locale, { ...wanted, brandId, origin: request.headers.origin }),
  )
  implement(app, contract.listSignIns, (_input, { request: { protocol, host } }) => ({
    items: listSignIns(deps, `${protocol}://${host}`),
    nextCursor: null,
  }))
  implement(app, contract.readClientMetadata, ({ params }) => readClientMetadata(deps, params.network))
  implement(app, contract.returnFromSignIn, ({ query }, { actor, request: { hostname, host } }) => {
    const back = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
    // Some networks know this machine only by its number, while the person is signed in at its name.
    const here =
      actor === null && hostname === '127.0.0.1' ? `http://${host.replace(hostname, 'localhost')}` : ''
    return `${here}/settings?${new URLSearchParams([['section', 'channels'], ...back])}`
  })
  implement(app, contract.finishSignIn, async ({ body }, { actor, locale }) =>
    connected(await finishSignIn(deps, actor, locale, body)),
  )
  implement(app, contract.listNetworkApps, (_input, { actor, request: { protocol, host } }) =>
    listApps(deps, actor, redirectUriFor(deps, `${protocol}://${host}`)),
  )
  implement(app, contract.saveNetworkApp, ({ body: { name, ...keys } }, { actor, locale }) =>
    keepApp(deps, actor, locale, name, keys),
  )
  implement(app, contract.removeNetworkApp, ({ params }, { actor }) => removeApp(deps, actor, params.name))
  implement(app, contract.listPageChoices, (_input, { actor }) => listPageChoices(deps.db, actor))
  implement(app, contract.choosePages, ({ params, body }, { actor }) =>
    choosePages(deps, actor, params.id, body.accountIds),
  )
  implement(app, contract.sendTestPost, ({ params, body }, { actor, locale }) =>
    sendTestPost(deps, actor, locale, params.id, body.text),
  )
  implement(app, contract.listSpending, (_input, { actor }) => listSpending(deps, actor))
  implement(app, contract.setMonthlyLimit, ({ params, body }, { actor }) =>
    setMonthlyLimit(deps, actor, params.id, body.monthlyLimit),
  )
  implement(app, contract.checkSocialAccount, ({ params }, { actor }) =>
    service.check(deps, actor, params.id),
  )
  implement(app, contract.disconnectSocialAccount, ({ params }, { actor }) =>
    service.disconnect(deps, actor, params.id),
  )
}
