import './runtime.ts'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { composeNotices, NOTICES } from './compose-notices.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
await writeFile(`${root}${NOTICES}`, await composeNotices(root))
