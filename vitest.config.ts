import { defineConfig } from 'vitest/config'
import SlowFirst from './tests/slow-first.ts'
import { keepTemporaryFilesInMemory } from './tests/temporary-files.ts'

keepTemporaryFilesInMemory()

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/database.setup.ts'],
    setupFiles: ['tests/fail-on-noise.ts', 'tests/quick-passwords.ts'],
    // These limits end a test that hangs. They say nothing about speed: the machine may be busy with something else.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 180_000, interval: 20 } },
    // One more than there are processors: some files wait, for a process to start or to die.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    // Half the time went into loading the product anew for each file; what files share is code, their data is their own.
    isolate: false,
  },
})
