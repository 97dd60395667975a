import { vi } from 'vitest'

/**
 * Waits until the check passes. The limit ends a test that hangs and says nothing about speed: the machine may be busy
 * with something else.
 */
export const eventually = <Result>(check: () => Result | Promise<Result>, interval = 20): Promise<Result> =>
  vi.waitFor(check, { timeout: 180_000, interval })
