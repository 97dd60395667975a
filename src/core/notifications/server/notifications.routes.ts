import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import * as contract from '../notifications.contract.ts'
import * as service from './notifications.service.ts'

export function notificationRoutes(app: FastifyInstance): void {
  const { db } = app.deps
  implement(app, contract.listNotifications, ({ query }, { actor, locale }) =>
    service.list(db, actor, locale, query),
  )
  implement(app, contract.readNotification, ({ params }, { actor }) => service.markRead(db, actor, params.id))
  implement(app, contract.readAllNotifications, (_input, { actor }) => service.markAllRead(db, actor))
}
