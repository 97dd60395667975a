import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { S3Settings } from '#server/storage/s3/s3-settings.ts'
import { sha256Of, signRequest } from '#server/storage/s3/sign-request.ts'
import { eventually } from '#tests/eventually.ts'
import { freePort } from '#tests/free-port.ts'

const run = promisify(execFile)

/** Debian's own, which finds Debian's packages. */
const PYTHON = '/usr/bin/python3'

const kinds = ['account', 'container', 'object'] as const
const keys = { accessKeyId: 'shop:ana', secretAccessKey: 'a-secret-for-tests' }

/** With settings of its own folder instead of those of /etc/swift. */
const START = `
import sys
from swift.common import utils
utils.set_swift_dir(sys.argv[1])
from swift.common.wsgi import run_wsgi
sys.exit(run_wsgi(sys.argv[2], sys.argv[3]))
`

export type Swift = { settings: S3Settings; close(): Promise<void> }

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
workers = 0
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
disable_fallocate = true
log_level = ERROR
`

const proxyConf = (folder: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
# Nothing listens there: it works without a cache.
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = test-1
[filter:tempauth]
use = egg:swift#tempauth
user_shop_ana = ${keys.secretAccessKey} .admin
[filter:slo]
use = egg:swift#slo
`

/** A store with one disk in a temporary folder, and the bucket "shop-files". */
export async function startSwift(): Promise<Swift> {
  const folder = await mkdtemp(join(tmpdir(), 'swift-'))
  const children: ChildProcess[] = []
  const close = async () => {
    await Promise.all(children.map(stop))
    await rm(folder, { recursive: true, force: true })
  }
  const start = (kind: string) => {
    const args = ['-c', START, folder, join(folder, `${kind}-server.conf`), `${kind}-server`]
    children.push(spawn(PYTHON, args, { stdio: 'ignore' }))
  }
  try {
    await mkdir(join(folder, 'devices/disk'), { recursive: true })
    await writeFile(join(folder, 'swift.conf'), '[swift-hash]\nswift_hash_path_suffix = for-tests\n')
    for (const kind of kinds) {
      const port = await freePort()
      const app = `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`
      await writeFile(join(folder, `${kind}-server.conf`), common(folder, port) + app)
      const ring = join(folder, `${kind}.builder`)
      await run('swift-ring-builder', [ring, 'create', '4', '1', '0'])
      await run('swift-ring-builder', [ring, 'add', `r1z1-127.0.0.1:${port}/disk`, '1'])
      await run('swift-ring-builder', [ring, 'rebalance'])
      start(kind)
    }
    const port = await freePort()
    await writeFile(join(folder, 'proxy-server.conf'), proxyConf(folder, port))
    start('proxy')
    const endpoint = `http://127.0.0.1:${port}`
    const settings: S3Settings = {
      ...{
        endpoint,
        publicEndpoint: endpoint,
        bucket: 'shop-files',
        region: 'test-1',
        prefix: '',
        isPathStyle: true,
      },
      ...keys,
    }
    await createBucket(settings)
    return { settings, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function createBucket(settings: S3Settings): Promise<void> {
  const url = new URL(`${settings.endpoint}/${settings.bucket}`)
  await eventually(async () => {
    const payload = sha256Of([])
    const headers = signRequest(settings, { method: 'PUT', url, headers: {}, payload }, new Date())
    const answer = await fetch(url, { method: 'PUT', headers })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  }, 200)
}
