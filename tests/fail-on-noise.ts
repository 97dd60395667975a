import { afterEach, vi } from 'vitest'

/** Console output during a test is a bug. */
const noises = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level))

afterEach(() => {
  const [noise] = noises.flatMap((spy) => spy.mock.calls)
  for (const spy of noises) spy.mockClear()
  if (noise) throw new Error(`The console was written to: ${noise.map(String).join(' ')}`)
})
