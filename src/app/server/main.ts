import './thread-pool.ts'
import { loadQuickly } from './load-quickly.ts'

loadQuickly()
const { run } = await import('./run.ts')
await run()
