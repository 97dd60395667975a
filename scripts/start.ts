import './runtime.ts'
import '../src/app/server/thread-pool.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { DEFAULT_DATA_DIR } from '#server/default-data-dir.ts'
import { buildParts, findOutdated } from './build-if-needed.ts'

if (existsSync('.env')) loadEnvFile('.env')

const outdated = findOutdated()
const dataDir = process.env.DATA_DIR || DEFAULT_DATA_DIR
const isNew = !process.env.DATABASE_URL && !existsSync(join(dataDir, 'postgres'))
if (outdated.length > 0) console.log('Building CampAIgner (only at the first start and after updates) …')
await Promise.all([
  outdated.length > 0 && buildParts(outdated),
  // In parallel with the build, because it mostly waits for the disk.
  isNew && import('./create-database.ts').then(({ createDatabase }) => createDatabase()),
])
if (isNew || outdated.length > 0) console.log('Starting CampAIgner …')
await import(new URL('../dist/server/main.js', import.meta.url).href)
