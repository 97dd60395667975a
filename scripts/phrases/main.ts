import { fileURLToPath } from 'node:url'
import { startPhraseEditor } from './server.ts'

/** Opens the phrase banks for editing: `npm run phrases`. PORT sets a port; otherwise any free one. */
const banks = fileURLToPath(new URL('../../src/writer/trades', import.meta.url))
const [folder = banks] = process.argv.slice(2)
const { url } = await startPhraseEditor(folder, Number(process.env.PORT ?? 0))
console.log(`Edit the phrases at ${url} (Ctrl+C ends it).`)
