import type { TestApp } from '#tests/test-app.ts'
import { beat } from './publishing-workers.repository.ts'

export const startWorker = (at: TestApp, id = 'worker') => beat(at.deps.db, { id, inFlight: 0 })
