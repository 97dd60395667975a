import { defineConfig } from 'vitest/config'

/** Real servers of networks, installed by `npm run test:peers`; not part of `npm test`. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/peers/*.peer.ts'],
    globalSetup: ['tests/database.setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 1,
  },
})
