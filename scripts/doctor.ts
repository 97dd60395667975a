import './runtime.ts'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { examinePublishing } from '#features/publishing/server/health/examine-publishing.ts'
import { describeFfmpeg } from '#media/video/ffmpeg.ts'
import { systemClock } from '#server/clock.ts'
import { examineInstallation } from '#server/doctor/examine.ts'
import { formatReport, isBroken } from '#server/doctor/finding.ts'
import { runCommand, UsageError } from './command.ts'

await runCommand('Usage: npm run doctor', async ({ env, args }) => {
  if (args.length) throw new UsageError('No arguments are expected.')
  const findings = await examineInstallation(env, {
    nodeVersion: process.version,
    isWindows: process.platform === 'win32',
    screensFolder: fileURLToPath(new URL('../dist/client', import.meta.url)),
    backupsFolder: resolve('backups'),
    now: systemClock.now(),
    ffmpeg: await describeFfmpeg().catch(() => null),
    looks: [examinePublishing],
  })
  console.log(formatReport(findings))
  if (isBroken(findings)) process.exitCode = 1
})
