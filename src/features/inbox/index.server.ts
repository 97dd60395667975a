import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { screenNames } from './i18n/index.ts'
import { checkReply } from './server/check-reply.job.ts'
import { inboxDemo } from './server/inbox.demo.ts'
import { errors } from './server/inbox.errors.ts'
import { inboxRoutes } from './server/inbox.routes.ts'
import { readDeliveries } from './server/read-deliveries.job.ts'

export { findContact } from './server/conversation.service.ts'
export { findContacts } from './server/conversations.repository.ts'
export { messagesOfCustomer } from './server/customer-messages.repository.ts'
export { conversationHandover } from './server/handover.service.ts'
export { type Answers, answersByDay, messagesByHour } from './server/inbox-figures.repository.ts'
export { inboxFigures, messagesByLanguage } from './server/inbox-figures.service.ts'
export { searchConversations } from './server/search-conversations.ts'

export const inboxFeature: ServerFeature = {
  errors,
  routes: inboxRoutes,
  jobs: [readDeliveries, checkReply],
  jobsAtStart: [readDeliveries],
  demo: [inboxDemo],
  firstReads: { '/inbox': { byBrand: ['/api/messages'] } },
  screenNames,
  articles,
}
