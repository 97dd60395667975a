import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findAppSecret } from '../backup/app-secret.ts'
import type { Env } from '../env.ts'
import { checkOwnAddress } from '../outgoing/own-address.ts'
import { createSecrets } from '../secrets.ts'
import { type DatabaseCheck, examineDatabase } from './examine-database.ts'
import { examineStore } from './examine-store.ts'
import type { Finding } from './finding.ts'
import { freeBytes, isWritable, newestBackup, probePort, probeSecret, probeSmtp } from './probes.ts'
import * as check from './settings-checks.ts'

export type Surroundings = {
  nodeVersion: string
  isWindows: boolean
  screensFolder: string
  backupsFolder: string
  now: Date
  /** Null if none can make videos. */
  ffmpeg: Parameters<typeof check.checkFfmpeg>[0]
  /** Checks of the features on their own tables. */
  looks: readonly DatabaseCheck[]
}

/** Examines an installation. Changes nothing, starts nothing, shows no secret. */
export async function examineInstallation(env: Env, around: Surroundings): Promise<Finding[]> {
  const secretPath = join(env.dataDir, 'app-secret')
  // With a database and a store elsewhere, the data folder is not used.
  const isElsewhere = Boolean(env.s3 && env.databaseUrl)
  const findings = [
    check.checkNode(around.nodeVersion),
    ...(isElsewhere ? [] : await examineFolder(env.dataDir)),
    check.checkTemporaryFolder(tmpdir(), await freeBytes(tmpdir())),
    ...(env.s3 ? await examineStore(env.s3) : []),
    ...(await examineDatabase(env, around.looks)),
    check.checkAppSecret(Boolean(env.appSecret), await probeSecret(secretPath), secretPath, around.isWindows),
    check.checkPublicUrl(env),
    check.checkTrustProxy(env.trustProxy),
    check.checkSignUp(env),
    check.checkSmtp(await probeSmtp(env.smtpUrl)),
    check.checkAi(env.ai),
    check.checkPrivateNetwork(env.allowPrivateNetwork),
    check.checkPosUrls(env.baseUrls.pos),
    check.checkRateLimits(env.rateLimits),
    check.checkScreens(existsSync(join(around.screensFolder, 'index.html'))),
    check.checkFfmpeg(around.ffmpeg),
    check.checkBackups(await newestBackup(around.backupsFolder), around.now),
  ]
  const use = await probePort(env)
  if (env.role !== 'worker') findings.push(check.checkPort(env.port, use))
  const secret = use === 'ours' ? await findAppSecret(env) : null
  // Only a server that runs can be reached. Networks may read from the store instead.
  if (secret && !env.s3?.publicEndpoint)
    findings.push(check.checkReach(await checkOwnAddress({ env, secrets: createSecrets(secret) })))
  return findings
}

const examineFolder = async (folder: string): Promise<Finding[]> => [
  check.checkDataFolder(folder, await isWritable(folder)),
  check.checkDisk(folder, await freeBytes(folder)),
]
