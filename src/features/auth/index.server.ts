import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { errors } from './server/auth.errors.ts'
import { authRoutes } from './server/auth.routes.ts'
import { notifyOldAddress } from './server/notify-old-address.job.ts'
import { profileRoutes } from './server/profile.routes.ts'
import { purgeExpired } from './server/purge-expired.job.ts'
import { sendResetMail } from './server/send-reset-mail.job.ts'

export {
  type Account,
  confirmPassword,
  findAccount,
  findAccountByEmail,
  isPasswordOf,
  leaveWorkspace,
  lockAccount,
  prepareAccount,
} from './server/accounts.service.ts'
export {
  type Device,
  deviceOf,
  type OpenedSession,
  openSession,
  startSession as enterProduct,
} from './server/sessions.service.ts'
export { findSignUpMode } from './server/sign-up-mode.ts'

export const authFeature: ServerFeature = {
  errors,
  routes: (app) => {
    authRoutes(app)
    profileRoutes(app)
  },
  jobs: [sendResetMail, notifyOldAddress, purgeExpired],
  screenNames,
  articles,
}
