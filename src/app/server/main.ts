import './thread-pool.ts'
import { enableCompileCache } from 'node:module'

// Only what is imported afterwards is kept compiled between starts.
enableCompileCache()
const { run } = await import('./run.ts')
await run()
