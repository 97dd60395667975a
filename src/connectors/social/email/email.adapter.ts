import type { AdapterKind } from '../adapter.ts'
import type { Reach } from '../http/network-call.ts'
import { connectEmail } from './connect-email.ts'
import { emailAccountOf } from './email.account.ts'
import { isLoginRefused, openEmail } from './open-email.ts'
import { sendMailing } from './send-mailing.ts'

/** Mails to customers over the shop's own mail server. */
export const email: AdapterKind<Reach> = {
  connect: connectEmail,
  create: (reach) => ({
    publish: (account, post, progress) => sendMailing(reach, account, post, progress),
    async check(account) {
      const email = emailAccountOf(account)
      if (!email) return 'needs-reconnect'
      try {
        const session = await openEmail(reach, email)
        session.close()
        return 'ok'
      } catch (error) {
        return isLoginRefused(error) ? 'needs-reconnect' : 'unreachable'
      }
    },
  }),
}
