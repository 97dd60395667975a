import * as z from 'zod'
import { empty, endpoint, list, pageQuery } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'

export const notificationSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  message: z.string(),
  type: z.string(),
  link: z.string().nullable(),
  isRead: z.boolean(),
  createdAt: instantSchema,
})

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  summary: 'Notifications of the signed-in person, newest first',
  topics: ['notifications'],
  query: z.object(pageQuery),
  response: list(notificationSchema),
})

export const readNotification = endpoint({
  method: 'PATCH',
  path: '/api/notifications/:id/read',
  access: 'signed-in',
  summary: 'Mark one notification as read',
  params: z.object({ id: z.uuid() }),
  response: empty,
})

export const readAllNotifications = endpoint({
  method: 'PATCH',
  path: '/api/notifications/read',
  access: 'signed-in',
  summary: 'Mark all notifications as read',
  response: empty,
})
