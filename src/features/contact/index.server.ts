import type { ServerFeature } from '#server/feature.ts'
import { contactRoutes } from './server/contact.routes.ts'
import { sendContactMail } from './server/send-contact-mail.job.ts'

export const contactFeature: ServerFeature = {
  routes: contactRoutes,
  jobs: [sendContactMail],
}
