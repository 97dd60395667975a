import type { ServerFeature } from '#server/feature.ts'
import { articles } from './help/articles.ts'
import { notificationsDemo } from './server/notifications.demo.ts'
import { notificationRoutes } from './server/notifications.routes.ts'

export {
  type Notice,
  notify,
  notifyMaker,
  notifyOwners,
  recipientsFor,
} from './server/notifications.service.ts'

export const notificationsFeature: ServerFeature = {
  routes: notificationRoutes,
  demo: [notificationsDemo],
  articles,
}
