import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { mailingsDemo } from './server/mailings.demo.ts'
import { errors } from './server/mailings.errors.ts'
import { mailingRoutes } from './server/mailings.routes.ts'

export { findClicks } from './server/links/mail-links.repository.ts'
export { outboxOf } from './server/mailing-outbox.ts'
export { endAbandoned as endMailing } from './server/mailings.service.ts'

export const mailingsFeature: ServerFeature = {
  errors,
  routes: mailingRoutes,
  demo: [mailingsDemo],
  articles,
}
