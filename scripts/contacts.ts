import './runtime.ts'
import * as contacts from '#features/contact/server/contact.repository.ts'
import { listed } from '#features/contact/server/contact-listing.ts'
import { type Db, openDatabase } from '#server/db/database.ts'
import { runCommand, UsageError, withDatabase } from './command.ts'

const usage = `Usage:
  npm run contacts                      show the newest messages from the contact form
  npm run contacts -- --all             show all of them
  npm run contacts -- delete <id> …     delete these for good`

const NEWEST = 50

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

async function list(db: Db, limit: number) {
  const total = await contacts.count(db)
  if (total === 0) return console.log('Nobody has written yet.')
  for (const request of await contacts.listNewest(db, limit)) console.log(`${listed(request)}\n`)
  if (total > limit)
    console.log(`${total - limit} older ones are not shown. See them with: npm run contacts -- --all`)
}

async function remove(db: Db, ids: string[]) {
  const gone = await contacts.remove(db, ids)
  console.log(`${gone} ${gone === 1 ? 'message was' : 'messages were'} deleted.`)
  if (gone < ids.length) throw new Error(`${ids.length - gone} of the ids are not among the messages.`)
}

/** Parses the arguments before anything is opened. */
function wanted(args: string[]): (db: Db) => Promise<void> {
  const [action, ...ids] = args
  if (action === undefined) return (db) => list(db, NEWEST)
  if (action === '--all' && ids.length === 0) return (db) => list(db, Number.MAX_SAFE_INTEGER)
  if (action !== 'delete') throw new UsageError(`"${args.join(' ')}" is not known here.`)
  if (ids.length === 0 || !ids.every(isId))
    throw new UsageError('Name the ids that "npm run contacts" shows.')
  return (db) => remove(db, ids)
}

await runCommand(usage, async (given) => {
  const act = wanted(given.args)
  await withDatabase(given, async (connection) => {
    const { db, close } = openDatabase({ ...connection, max: 1 }, given.log, 'campaigner-contacts')
    try {
      await act(db)
    } finally {
      await close()
    }
  })
})
