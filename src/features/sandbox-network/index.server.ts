import type { ServerFeature } from '#server/feature.ts'
import { deliverMessageJob, type FindSubscriber } from './server/deliver-message.job.ts'
import { errors } from './server/sandbox-network.errors.ts'
import { sandboxNetworkRoutes } from './server/sandbox-network.routes.ts'
import { accountName, removeUnused, signIn, signInAs, signOut } from './server/sandbox-network.service.ts'

/** What a feature needs that connects accounts: this network gives them out itself, without a page to sign in on. */
export const testNetwork = { accountName, removeUnused, signIn, signInAs, signOut }

/** `findSubscriber`: the account as it is connected to the product, which this network knows nothing of. */
export const sandboxNetworkFeature = (findSubscriber: FindSubscriber): ServerFeature => ({
  errors,
  routes: sandboxNetworkRoutes,
  jobs: [deliverMessageJob(findSubscriber)],
  firstReads: { '/sandbox/:id': { plain: ['/api/sandbox/accounts/:id'] } },
})
