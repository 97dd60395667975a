import { envFromProcess } from '#app/server/read-env.ts'
import { createEmbedded } from '#server/postgres/embedded.ts'

/** Creates the database files if there are none. An error here occurs again at the start, and is reported there. */
export async function createDatabase(): Promise<void> {
  const begun = performance.now()
  let isNew = false
  const log = () => {
    isNew = true
    console.log('Creating the database …')
  }
  try {
    await createEmbedded({ dataDir: envFromProcess().dataDir, log })
  } catch {
    return
  }
  if (isNew) console.log(`  Database created in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}
