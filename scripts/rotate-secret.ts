import './runtime.ts'
import { sealedColumns } from '#app/server/features.ts'
import { adoptNextSecret, findAppSecret, prepareNextSecret } from '#server/backup/app-secret.ts'
import type { Env } from '#server/env.ts'
import { rotateSecret } from '#server/rotate-secret/rotate-secret.ts'
import { runCommand, UsageError, withDatabase } from './command.ts'

const usage =
  'Usage: npm run rotate-secret\n       OLD_APP_SECRET=the-old-one npm run rotate-secret (with the new one in APP_SECRET)'

/** A configured secret is changed by the operator; the one of the data folder is generated here. */
async function findSecrets({ appSecret, oldAppSecret, dataDir }: Env) {
  const kept = await findAppSecret({ appSecret: undefined, dataDir })
  const oldSecret = oldAppSecret ?? kept
  if (!oldSecret) throw new UsageError('Give the secret until now in OLD_APP_SECRET.')
  const newSecret = appSecret ?? (await prepareNextSecret(dataDir))
  if (newSecret === oldSecret) throw new UsageError('APP_SECRET and OLD_APP_SECRET are the same.')
  return { oldSecret, newSecret }
}

const count = (values: number) => `${values} ${values === 1 ? 'value' : 'values'}`

await runCommand(usage, async (given) => {
  const { env, args, signal } = given
  if (args.length)
    throw new UsageError('No arguments are expected, and no secret belongs on the command line.')
  const secrets = await findSecrets(env)
  const summary = await withDatabase(given, (connection) =>
    rotateSecret({ connection, columns: sealedColumns, ...secrets, signal }),
  )
  if (!env.appSecret) await adoptNextSecret(env.dataDir)
  console.log(`Encrypted ${count(summary.resealed)} with the new app secret.`)
  if (summary.current > 0) console.log(`${count(summary.current)} had it already.`)
  for (const name of summary.lost)
    console.warn(`! ${name} opens with neither secret: enter it again in the product.`)
  console.log('Links of open invitations no longer work: send those invitations again.')
  console.log('Some channels that people signed in to need reconnecting: Settings, Channels shows which.')
  if (env.oldAppSecret) console.log('Remove OLD_APP_SECRET from the settings.')
})
