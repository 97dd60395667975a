import { afterAll, vi } from 'vitest'

/** The parts of a browser that client code needs on load; load that code after this. */
export function pretendBrowser(globals: Record<string, unknown> = {}): void {
  const all = { document: { documentElement: {} }, navigator: { language: 'en' }, ...globals }
  for (const [name, value] of Object.entries(all)) vi.stubGlobal(name, value)
  afterAll(() => vi.unstubAllGlobals())
}
