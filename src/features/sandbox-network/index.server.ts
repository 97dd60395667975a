import type { ServerFeature } from '#server/feature.ts'
import { deliverMessageJob, type FindSubscriber } from './server/deliver-message.job.ts'
import { errors } from './server/sandbox-network.errors.ts'
import { sandboxNetworkRoutes } from './server/sandbox-network.routes.ts'

export {
  feedPath as sandboxFeedPath,
  removeUnused as removeUnusedSandboxAccount,
  signIn as signInToSandbox,
  signInAs as signInToSandboxAs,
  signOut as signOutOfSandbox,
} from './server/sandbox-network.service.ts'

/** `findSubscriber`: the account as it is connected to the product, which this network knows nothing of. */
export const sandboxNetworkFeature = (findSubscriber: FindSubscriber): ServerFeature => ({
  errors,
  routes: sandboxNetworkRoutes,
  jobs: [deliverMessageJob(findSubscriber)],
  firstReads: { '/sandbox/:id': { plain: ['/api/sandbox/accounts/:id'] } },
})
