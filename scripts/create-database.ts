import { envFromProcess } from '#app/server/read-env.ts'
import { createEmbedded } from '#server/postgres/embedded.ts'

/** Creates the files of the database where there are none. What fails here fails again, and is reported, at the start. */
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
