import { defineConfig } from '@playwright/test'
import { quietSwitches, testBrowser } from './scripts/chromium.ts'
import { keepTemporaryFilesInMemory } from './tests/temporary-files.ts'

keepTemporaryFilesInMemory()

const port = Number(process.env.E2E_PORT ?? 4319)
// The server and the tests, which are processes of their own, count what a shop has sold from the same moment.
process.env.E2E_STARTED_AT ??= new Date().toISOString()
// E2E_URL: an installation that runs already.
const running = process.env.E2E_URL
const baseURL = running ?? `http://127.0.0.1:${port}`

// These wait most of their time, for a minute to come or for a video. One worker takes them from the beginning, so that
// the others are never short of work and nothing is waited for at the end.
const waiting = ['**/idea-to-results.spec.ts', '**/video.spec.ts']

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 1 },
    { name: 'screens', testIgnore: waiting },
  ],
  fullyParallel: true,
  // One waits, and three keep two processors busy.
  workers: 4,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // These limits end a test that hangs. They say nothing about speed: the machine may be busy with something else.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    // A trace records every frame and costs a quarter of the time; to look into a failure: --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Frames of animations cost a tenth of the time. Tests with motion say so (withMotion in e2e/fixtures.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: testBrowser(),
      args: quietSwitches,
    },
  },
  ...(!running && {
    webServer: {
      command: 'node e2e/server.ts',
      url: `${baseURL}/api/health`,
      env: { PORT: String(port) },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  }),
})
