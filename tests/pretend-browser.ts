import { afterAll, vi } from 'vitest'

/** As much of a browser as the code behind the screens asks for when it is loaded; load it after this. */
export function pretendBrowser(globals: Record<string, unknown> = {}): void {
  const all = { document: { documentElement: {} }, navigator: { language: 'en' }, ...globals }
  for (const [name, value] of Object.entries(all)) vi.stubGlobal(name, value)
  afterAll(() => vi.unstubAllGlobals())
}
