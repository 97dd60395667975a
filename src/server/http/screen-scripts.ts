import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screenAt } from '#platform/screens.ts'

/** The scripts of each screen, with a session and without one. */
export type ScreenScripts = Record<string, { member: readonly string[]; visitor: readonly string[] }>

/** What the build wrote down beside the screens. */
export async function readScreenScripts(folder: string): Promise<ScreenScripts> {
  const path = join(folder, '.vite/code.json')
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')).screens : {}
}

/** Links to all scripts of a screen, so that the browser fetches them at once; none for addresses without a screen. */
export function preloadLinks(scripts: ScreenScripts, address: string, hasSession: boolean): string[] {
  const own = scripts[screenAt(address)?.path ?? '']
  const paths = own?.[hasSession ? 'member' : 'visitor'] ?? []
  return paths.map((path) => `<link rel="modulepreload" crossorigin href="/${path}">`)
}
