import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import type { Finding } from './finding.ts'
import { freeBytes, isWritable, lookAtPort, lookAtSecret, lookAtSmtp, newestBackup } from './look.ts'
import { type DatabaseLook, lookAtDatabase } from './look-at-database.ts'
import * as check from './settings-checks.ts'

export type Surroundings = {
  nodeVersion: string
  isWindows: boolean
  screensFolder: string
  backupsFolder: string
  now: Date
  /** What the features have to say about their tables. */
  looks: readonly DatabaseLook[]
}

/** Everything worth knowing about an installation. Changes nothing, starts nothing, shows no secret. */
export async function examineInstallation(env: Env, around: Surroundings): Promise<Finding[]> {
  const secretPath = join(env.dataDir, 'app-secret')
  const findings = [
    check.checkNode(around.nodeVersion),
    check.checkDataFolder(env.dataDir, await isWritable(env.dataDir)),
    check.checkDisk(env.dataDir, await freeBytes(env.dataDir)),
    ...(await lookAtDatabase(env, around.looks)),
    check.checkAppSecret(
      Boolean(env.appSecret),
      await lookAtSecret(secretPath),
      secretPath,
      around.isWindows,
    ),
    check.checkPublicUrl(env),
    check.checkTrustProxy(env.trustProxy),
    check.checkSignUp(env),
    check.checkSmtp(await lookAtSmtp(env.smtpUrl)),
    check.checkAi(env.ai),
    check.checkPrivateNetwork(env.allowPrivateNetwork),
    check.checkPosUrls(env.baseUrls.pos),
    check.checkRateLimits(env.rateLimits),
    check.checkScreens(existsSync(join(around.screensFolder, 'index.html'))),
    check.checkBackups(await newestBackup(around.backupsFolder), around.now),
  ]
  if (env.role !== 'worker') findings.push(check.checkPort(env.port, await lookAtPort(env)))
  return findings
}
