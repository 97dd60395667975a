import * as z from 'zod'
import { letterheadOf } from '#core/brands/index.server.ts'
import { mailerFor } from '#core/settings/index.server.ts'
import { done } from '#platform/job.ts'
import { textOf } from '#platform/messages.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { withLetterhead } from '#server/mail/with-letterhead.ts'
import { publicUrl } from '#server/public-url.ts'
import { invitationMailMessages } from '../i18n/index.ts'
import { linkPath } from './invitation-link.ts'
import * as repository from './invitations.repository.ts'

export const sendInvitation = defineJob({
  name: 'people.send-invitation',
  payload: z.object({ workspaceId: z.uuid(), invitationId: z.uuid() }),
  maxAttempts: 5,
  atOnce: 4,
  run: async ({ invitationId }, deps) => {
    const { db, clock, secrets, env } = deps
    const invitation = await repository.findAnywhere(db, invitationId)
    // Withdrawn, used or expired while the mail waited.
    if (!invitation?.email || invitation.expiresAt <= clock.now()) return done
    const t = textOf(invitationMailMessages, invitation.workspaceLocale)
    const name = invitation.invitedByName ?? t('somebody')
    const workspace = invitation.workspaceName
    const mailer = await mailerFor(deps, invitation.workspaceId)
    const link = publicUrl(env) + linkPath(secrets, invitation)
    const mail = {
      to: invitation.email,
      subject: t('subject', { name, workspace }),
      text: t('text', { name, workspace, link }),
    }
    const letterhead = await letterheadOf(deps, invitation.workspaceId, null)
    const head = { ...letterhead, name: letterhead.name || workspace }
    await mailer.send(withLetterhead(mail, head, { url: link, label: t('button') }))
    return done
  },
})
