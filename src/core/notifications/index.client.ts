export { NotificationBell } from './client/notification-bell.tsx'
export { NotificationSkeleton } from './client/notification-skeleton.tsx'
export {
  type Notification,
  useNotifications,
  useReadAllNotifications,
  useReadNotification,
} from './client/notifications.queries.ts'
