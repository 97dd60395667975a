import type { ServerFeature } from '#server/feature.ts'
import { errors } from './server/auth.errors.ts'
import { authRoutes } from './server/auth.routes.ts'
import { profileRoutes } from './server/profile.routes.ts'
import { purgeExpired } from './server/purge-expired.job.ts'
import { sendResetMail } from './server/send-reset-mail.job.ts'
import { tellOldAddress } from './server/tell-old-address.job.ts'

export {
  type Account,
  confirmPassword,
  findAccount,
  findAccountByEmail,
  holdAccount,
  isPasswordOf,
  leaveWorkspace,
  prepareAccount,
} from './server/accounts.service.ts'
export {
  type Device,
  deviceOf,
  enter as enterProduct,
  type OpenedSession,
  openSession,
} from './server/sessions.service.ts'
export { findSignUpMode } from './server/sign-up-mode.ts'

export const authFeature: ServerFeature = {
  errors,
  routes: (app) => {
    authRoutes(app)
    profileRoutes(app)
  },
  jobs: [sendResetMail, tellOldAddress, purgeExpired],
}
