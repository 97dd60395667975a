import './runtime.ts'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { createServer } from 'vite'

if (existsSync('.env')) loadEnvFile('.env')

const apiPort = Number(process.env.PORT ?? 3000)

/** The server restarts when its code changes; screens hot-reload. */
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/app/server/main.ts'], {
  stdio: 'inherit',
})

const screens = await createServer({
  server: {
    port: apiPort + 1,
    proxy: Object.fromEntries(
      ['/api', '/l/'].map((path) => [path, { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false }]),
    ),
  },
})
await screens.listen()
screens.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    server.kill(signal)
    await screens.close()
  })
}
