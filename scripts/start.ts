import './runtime.ts'
import '../src/app/server/thread-pool.ts'
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { buildClientIfNeeded } from './client-build.ts'

if (existsSync('.env')) loadEnvFile('.env')
await buildClientIfNeeded()
await import('../src/app/server/main.ts')
