import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screenAt } from '#platform/screens.ts'

/** The scripts and styles of each screen, with and without a session. */
export type ScreenFiles = Record<string, { member: readonly string[]; visitor: readonly string[] }>

export async function readScreenFiles(folder: string): Promise<ScreenFiles> {
  const path = join(folder, '.vite/code.json')
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')).screens : {}
}

/** When the scripts of a page start: at once, or after the page has been painted (`after-paint.ts`). */
export type CodeStart = 'modulepreload' | 'after-paint'

/** Links for all files of a screen. */
export function linksFor(
  files: ScreenFiles,
  address: string,
  hasSession: boolean,
  start: CodeStart,
): string[] {
  const own = files[screenAt(address)?.path ?? 'not-found']
  return (own?.[hasSession ? 'member' : 'visitor'] ?? []).map((path) => {
    const rel = path.endsWith('.css') ? 'stylesheet' : start
    return `<link rel="${rel}" crossorigin href="/${path}">`
  })
}
