import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import type { DatabaseProbe } from './db/database-probe.ts'
import type { Env } from './env.ts'
import type { EventHub } from './events/hub.ts'
import type { Queue } from './jobs/queue.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { OwnAddress } from './outgoing/own-address.ts'
import type { Secrets } from './secrets.ts'
import type { Storage } from './storage/storage.ts'

/** Dependencies of routes, services and jobs; tests inject their own clock and mailer. */
export type Deps = {
  env: Env
  log: Log
  clock: Clock
  db: Db
  /** Checks the database on its own connection, outside the pool. */
  databaseProbe: DatabaseProbe
  queue: Queue
  hub: EventHub
  storage: Storage
  mailer: Mailer
  secrets: Secrets
  ownAddress: OwnAddress
}
