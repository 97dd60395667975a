import { sweepFiles } from '#core/files/server/sweep-files.job.ts'
import { recountFigures } from '#core/settings/server/recount-figures.job.ts'
import { purgeExpired } from '#features/auth/server/purge-expired.job.ts'
import { sendResetMail } from '#features/auth/server/send-reset-mail.job.ts'
import { tellOldAddress } from '#features/auth/server/tell-old-address.job.ts'
import { drawCampaignMedia } from '#features/campaigns/server/draw-campaign-media.job.ts'
import {
  collectResults,
  collectWorkspaceResults,
} from '#features/campaigns/server/publishing/collect-results.job.ts'
import { followUp } from '#features/campaigns/server/publishing/follow-up.job.ts'
import { sendContactMail } from '#features/contact/server/send-contact-mail.job.ts'
import { createCampaign } from '#features/creator/server/create-campaign.job.ts'
import { resumeCreations } from '#features/creator/server/resume-creations.job.ts'
import { checkReply } from '#features/inbox/server/check-reply.job.ts'
import { readDeliveries } from '#features/inbox/server/read-deliveries.job.ts'
import { removeBrought } from '#features/integrations/server/remove-brought.job.ts'
import { syncAtNight } from '#features/integrations/server/sync-at-night.job.ts'
import { syncTill } from '#features/integrations/server/sync-till.job.ts'
import { notifyOverdue } from '#features/invoices/server/notify-overdue.job.ts'
import { sendInvitation } from '#features/people/server/send-invitation.job.ts'
import { drawPlanPictures } from '#features/planner/server/draw-plan-pictures.job.ts'
import { generatePlan } from '#features/planner/server/generate-plan.job.ts'
import { watchPublishing } from '#features/publishing-health/server/watch-publishing.job.ts'
import { deliverMessageJob } from '#features/sandbox-network/server/deliver-message.job.ts'
import { findAccountByRemoteId } from '#features/social-accounts/server/social-accounts.service.ts'
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
  followUp,
  watchPublishing,
  collectResults,
  collectWorkspaceResults,
  drawCampaignMedia,
  createCampaign,
  resumeCreations,
  generatePlan,
  drawPlanPictures,
  generateVideo,
  readDeliveries,
  checkReply,
  deliverMessageJob(findAccountByRemoteId),
  syncTill,
  removeBrought,
  syncAtNight,
  recountFigures,
]

/** Those that look after what an earlier process may have left behind. */
export const jobsAtStart = [readDeliveries]
