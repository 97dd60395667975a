import './runtime.ts'
import '../src/app/server/thread-pool.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { buildParts, findOutdated } from './build-if-needed.ts'

if (existsSync('.env')) loadEnvFile('.env')

const outdated = findOutdated()
const isNew = !process.env.DATABASE_URL && !existsSync(join(process.env.DATA_DIR || './data', 'postgres'))
if (outdated.length > 0) console.log('Building CampAIgner (only at the first start and after updates) …')
await Promise.all([
  outdated.length > 0 && buildParts(outdated),
  // Beside the build, since it mostly waits for the disk.
  isNew && import('./create-database.ts').then(({ createDatabase }) => createDatabase()),
])
if (isNew || outdated.length > 0) console.log('Starting CampAIgner …')
await import(new URL('../dist/server/main.js', import.meta.url).href)
