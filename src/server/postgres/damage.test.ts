import { open, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startProduct } from '#tests/running-product.ts'
import { connect, readyFolders, start } from './embedded.fixture.ts'

const readyFolder = readyFolders()

/** A stopped data folder and the file of one table or index. */
async function prepare(table: string): Promise<{ dataDir: string; cluster: string; file: string }> {
  const dataDir = await readyFolder()
  const server = await start(dataDir)
  const client = await connect(server)
  await client.query('create table kept as select 7 as value; checkpoint')
  const [row] = await client.query(`select pg_relation_filepath('${table}') as path`)
  await client.close()
  await server.stop()
  return { dataDir, cluster: server.dataDir, file: join(server.dataDir, row.path) }
}

async function overwrite(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(4000, 0xa5), 0, 4000, 100)
  await handle.close()
}

/** Running servers of a folder, by their working folder in /proc. */
async function serversIn(cluster: string): Promise<string[]> {
  const running: string[] = []
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (command.includes(cluster)) running.push(command)
  }
  return running
}

type Damage = { name: string; table?: string; apply(cluster: string, file: string): Promise<void> }

const damages: Damage[] = [
  { name: 'the control file', apply: (cluster) => overwrite(join(cluster, 'global', 'pg_control')) },
  { name: 'an emptied control file', apply: (cluster) => truncate(join(cluster, 'global', 'pg_control')) },
  { name: 'an emptied PG_VERSION', apply: (cluster) => writeFile(join(cluster, 'PG_VERSION'), '') },
  { name: 'a lost PG_VERSION', apply: (cluster) => rm(join(cluster, 'PG_VERSION')) },
  { name: 'a page of the catalog', table: 'pg_class', apply: (_cluster, file) => overwrite(file) },
  { name: 'the list of databases', table: 'pg_database', apply: (_cluster, file) => overwrite(file) },
  {
    name: 'a lost write-ahead log',
    apply: async (cluster) => {
      const folder = join(cluster, 'pg_wal')
      for (const name of await readdir(folder)) if (/^[0-9A-F]{24}$/.test(name)) await rm(join(folder, name))
    },
  },
]

for (const { name, table = 'kept', apply } of damages)
  test(`damaged files stop the start with a clear message and leave no server running: ${name}`, async () => {
    const { dataDir, cluster, file } = await prepare(table)
    await apply(cluster, file)
    const failure = await start(dataDir).then(
      () => 'it started',
      (error: Error) => error.message,
    )
    expect(failure).toContain(`The database files in ${cluster} are damaged`)
    expect(failure).toContain(`Next step: restore your latest backup:\n  mv ${cluster} ${cluster}.damaged`)
    expect(failure).toContain('npm run restore -- ')
    expect(await serversIn(cluster)).toEqual([])
  })

test('the commands in that message restore a working database', async () => {
  const { dataDir, cluster } = await prepare('kept')
  await writeFile(join(cluster, 'PG_VERSION'), '')
  await expect(start(dataDir)).rejects.toThrow('are damaged')
  await rename(cluster, `${cluster}.damaged`)
  expect((await start(dataDir)).origin).toBe('started')
})

test('a damaged page that only the app reads stops its start with the same message', async () => {
  const { dataDir, cluster } = await prepare('kept')
  const env = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info' }
  const product = await startProduct(env)
  onTestFinished(() => product.kill('SIGKILL'))
  await product.kill('SIGTERM')
  const server = await start(dataDir)
  const client = await connect(server)
  const [row] = await client.query(`select pg_relation_filepath('drizzle.__drizzle_migrations') as path`)
  await client.close()
  await server.stop()
  await overwrite(join(cluster, row.path))
  const failure = await startProduct(env).then(
    () => 'it started',
    (error: Error) => error.message,
  )
  expect(failure).toContain(`The database files in ${cluster} are damaged`)
  expect(failure).toContain(`mv ${cluster} ${cluster}.damaged`)
  expect(await serversIn(dirname(cluster))).toEqual([])
})
