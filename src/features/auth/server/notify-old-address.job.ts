import * as z from 'zod'
import { done } from '#platform/job.ts'
import { textOf } from '#platform/messages.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { profileMessages } from '../i18n/index.ts'
import * as repository from './auth.repository.ts'
import { findMailerForPerson } from './mailer-for-person.ts'

/** Mails the old address, because an attacker who took the account over could read its notifications. */
export const notifyOldAddress = defineJob({
  name: 'auth.tell-old-address',
  payload: z.object({ userId: z.string(), oldEmail: z.string() }),
  maxAttempts: 5,
  atOnce: 2,
  turnOf: ({ userId }) => userId,
  run: async ({ userId, oldEmail }, deps) => {
    const user = await repository.findById(deps.db, userId)
    const mailer = user && (await findMailerForPerson(deps, userId))
    if (!mailer) return done
    const t = textOf(profileMessages, user.locale)
    await mailer.send({
      to: oldEmail,
      subject: t('emailChangedMail.subject'),
      text: t('emailChangedMail.text', { name: user.firstName }),
    })
    return done
  },
})
