import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { ACCOUNT_PURPOSE } from './server/account-secret.ts'
import { SIGN_IN_PURPOSE } from './server/connect-channel.ts'
import { keepGrantsAlive } from './server/keep-grants-alive.job.ts'
import { listenToAccounts } from './server/listen.job.ts'
import { APP_PURPOSE } from './server/network-apps.service.ts'
import { socialAccountsDemo } from './server/social-accounts.demo.ts'
import { errors } from './server/social-accounts.errors.ts'
import { socialAccountRoutes } from './server/social-accounts.routes.ts'

export { countTroubled, listTroubled, pausedUntilFor } from './server/account-troubles.repository.ts'
export { answerChallenge } from './server/listen.ts'
export { hasOwn as hasOwnAccount } from './server/social-accounts.repository.ts'
export {
  type AccountRow,
  accountsFor,
  findAccount,
  findAccountByRemoteId,
  findAccountFor,
  findAccountForIntake,
  flagAccount,
  hasWorkingAccount,
  list as listSocialAccounts,
  listSendingAccounts,
  openAccount,
  openAccountsFor,
  type Pause,
  pauseAccounts,
  renewTokens,
  takeTurn,
  takeTurnOf,
} from './server/social-accounts.service.ts'
export { budgetOf, spendOnReading } from './server/spending.service.ts'

export const socialAccountsFeature: ServerFeature = {
  errors,
  routes: socialAccountRoutes,
  jobs: [keepGrantsAlive, listenToAccounts],
  demo: [socialAccountsDemo],
  sealedColumns: [
    { table: 'channel_grants', column: 'secret', purpose: ACCOUNT_PURPOSE, context: 'id', form: 'base64' },
    {
      table: 'network_apps',
      column: 'sealed_client_secret',
      purpose: APP_PURPOSE,
      context: 'id',
      form: 'base64',
    },
    {
      table: 'channel_sign_ins',
      column: 'sealed_memo',
      purpose: SIGN_IN_PURPOSE,
      context: 'state_hash',
      form: 'base64',
    },
    { table: 'social_accounts', column: 'secret', purpose: ACCOUNT_PURPOSE, context: 'id', form: 'base64' },
  ],
  articles,
}
