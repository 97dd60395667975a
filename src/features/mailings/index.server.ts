import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { mailingsDemo } from './server/mailings.demo.ts'
import { errors } from './server/mailings.errors.ts'
import { mailingRoutes } from './server/mailings.routes.ts'
import { RETURNED_MAIL_PURPOSE } from './server/mailings.table.ts'
import { readAllReturnedMail, readReturnedMail } from './server/returned/read-returned-mail.job.ts'

export { applyReceipts } from './server/apply-receipts.ts'
export { findClicks } from './server/links/mail-links.repository.ts'
export { outboxOf } from './server/mailing-outbox.ts'
export { endAbandoned as endMailing } from './server/mailings.service.ts'

export const mailingsFeature: ServerFeature = {
  errors,
  routes: mailingRoutes,
  jobs: [readReturnedMail, readAllReturnedMail],
  demo: [mailingsDemo],
  sealedColumns: [
    {
      table: 'returned_mail',
      column: 'password',
      purpose: RETURNED_MAIL_PURPOSE,
      context: 'workspace_id',
      form: 'bytes',
    },
  ],
  articles,
}
