import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { deliverMessageJob, type FindSubscriber } from './server/deliver-message.job.ts'
import { errors } from './server/sandbox-network.errors.ts'
import { sandboxNetworkRoutes } from './server/sandbox-network.routes.ts'
import { accountName, removeUnused, signIn, signInAs, signOut } from './server/sandbox-network.service.ts'

/** For features that connect accounts: this network issues them itself, without a sign-in page. */
export const testNetwork = { accountName, removeUnused, signIn, signInAs, signOut }

/** `findSubscriber`: the account as connected to the product, which this network does not know. */
export const sandboxNetworkFeature = (findSubscriber: FindSubscriber): ServerFeature => ({
  errors,
  routes: sandboxNetworkRoutes,
  jobs: [deliverMessageJob(findSubscriber)],
  firstReads: { '/sandbox/:id': { plain: ['/api/sandbox/accounts/:id'] } },
  screenNames,
  articles,
})
