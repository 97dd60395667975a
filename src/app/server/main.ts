import './thread-pool.ts'
import { enableCompileCache } from 'node:module'

// Only modules imported after this are cached.
enableCompileCache()
const { run } = await import('./run.ts')
await run()
