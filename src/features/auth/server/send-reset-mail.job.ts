import * as z from 'zod'
import { done } from '#platform/job.ts'
import { textOf } from '#platform/messages.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { publicUrl } from '#server/public-url.ts'
import { authMessages } from '../i18n/index.ts'
import * as repository from './auth.repository.ts'
import { findMailerForPerson } from './mailer-for-person.ts'
import { createResetLink } from './reset-link.ts'

export const sendResetMail = defineJob({
  name: 'auth.send-reset-mail',
  payload: z.object({ email: z.string() }),
  maxAttempts: 5,
  atOnce: 2,
  turnOf: ({ email }) => email,
  run: async ({ email }, deps) => {
    const user = await repository.findByEmail(deps.db, email)
    if (!user || user.isDemo) return done
    const mailer = await findMailerForPerson(deps, user.id)
    if (!mailer) return done
    const t = textOf(authMessages, user.locale)
    const link = await createResetLink(deps, user.id, publicUrl(deps.env))
    await mailer.send({
      to: user.email,
      subject: t('resetMail.subject'),
      text: t('resetMail.text', { name: user.firstName, link }),
    })
    return done
  },
})
