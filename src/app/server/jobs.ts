import { purgeExpired } from '#features/auth/server/purge-expired.job.ts'
import { sendResetMail } from '#features/auth/server/send-reset-mail.job.ts'
import { tellOldAddress } from '#features/auth/server/tell-old-address.job.ts'
import { publishPost } from '#features/campaigns/server/publishing/publish-post.job.ts'
import { sendContactMail } from '#features/contact/server/send-contact-mail.job.ts'
import { sweepFiles } from '#features/files/server/sweep-files.job.ts'
import { notifyOverdue } from '#features/invoices/server/notify-overdue.job.ts'
import { sendInvitation } from '#features/people/server/send-invitation.job.ts'
import { generateVideo } from '#features/videos/server/generate-video.job.ts'
import type { Job } from '#server/jobs/define-job.ts'

/** Every job of the product; one that is missing here cannot be enqueued. */
export const jobs: readonly Job[] = [
  sendResetMail,
  tellOldAddress,
  purgeExpired,
  sendContactMail,
  sendInvitation,
  sweepFiles,
  notifyOverdue,
  publishPost,
  generateVideo,
]
