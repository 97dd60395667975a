import './runtime.ts'
import { findByEmail } from '#features/auth/server/auth.repository.ts'
import { createResetLink } from '#features/auth/server/reset-link.ts'
import { systemClock } from '#server/clock.ts'
import { openDatabase } from '#server/db/database.ts'
import { publicUrl } from '#server/public-url.ts'
import { runCommand, UsageError, withDatabase } from './command.ts'

await runCommand('Usage: npm run reset-password -- person@example.com', async (given) => {
  const [address, ...rest] = given.args
  const email = address?.trim().toLowerCase()
  if (!email?.includes('@') || rest.length) throw new UsageError("Name one person's e-mail address.")
  const link = await withDatabase(given, async (connection) => {
    const { db, close } = openDatabase({ ...connection, max: 1 }, given.log, 'campaigner-reset-password')
    try {
      const user = await findByEmail(db, email)
      if (!user) throw new Error(`Nobody here has the address ${email}.`)
      return await createResetLink({ db, clock: systemClock }, user.id, publicUrl(given.env))
    } finally {
      await close()
    }
  })
  console.log('Hand this link to that person alone. It works once, within an hour:')
  console.log(link)
})
