import { chmod, lstat, mkdir, readFile, rm, rmdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findNobody, runsAsRoot } from './account.ts'
import { connect, ignore, openFolder, start } from './embedded.fixture.ts'
import { locate } from './places.ts'
import { chooseSocketFolder, prepareSocketFolder } from './socket-folder.ts'

test('everything is inside the data folder', async () => {
  const dataDir = await openFolder()
  const places = await locate(dataDir)
  expect(places).toMatchObject({ home: dataDir, cluster: join(dataDir, 'postgres'), closedFolder: null })
})

test('resolves a symlinked folder', async () => {
  const dataDir = await openFolder()
  await symlink(dataDir, `${dataDir}-link`)
  onTestFinished(() => rm(`${dataDir}-link`))
  expect((await locate(join(`${dataDir}-link`, 'data'))).home).toBe(join(dataDir, 'data'))
})

test('a path too long for a socket gets a short, private folder for it', async () => {
  const dataDir = join(await openFolder(), 'a-rather-long-name'.repeat(6))
  const server = await start(dataDir)
  onTestFinished(() => rm(server.connection.host, { recursive: true, force: true }))
  expect(server.connection.host).toMatch(/^\/tmp\/campaigner-[0-9a-f]{10}$/)
  expect((await lstat(server.connection.host)).mode & 0o777).toBe(0o700)
  expect(server.dataDir).toBe(join(dataDir, 'postgres'))
  const client = await connect(server)
  expect(await client.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect((await start(dataDir)).origin).toBe('joined')
})

test.each([
  [80, false],
  [95, true],
])('a folder path of %i bytes needs a short socket folder: %s', (length, short) => {
  const cluster = '/'.padEnd(length, 'x')
  expect(chooseSocketFolder(cluster) !== cluster).toBe(short)
})

test('refuses a link planted in place of the socket folder', async () => {
  const target = await openFolder()
  const planted = join(await openFolder(), 'socket')
  await symlink(target, planted)
  await expect(prepareSocketFolder(planted, '/elsewhere', null)).rejects.toThrow('belongs to another user')
})

test('looks up the user nobody, with a fallback that is never root', async () => {
  const folder = await openFolder()
  const passwd = async (text: string) => {
    await writeFile(join(folder, 'passwd'), text)
    return findNobody(join(folder, 'passwd'))
  }
  expect(await passwd('root:x:0:0::/:/bin/sh\nnobody:x:99:98::/:/bin/false\n')).toMatchObject({
    uid: 99,
    gid: 98,
  })
  expect(await passwd('nobody:*:-2:-2::/:/bin/false\n')).toMatchObject({ uid: 4294967294, gid: 4294967294 })
  expect(await passwd('nobody:x:0:0::/:/bin/false\n')).toMatchObject({ uid: 65534 })
  expect(await passwd('root:x:0:0::/:/bin/sh\n')).toMatchObject({ uid: 65534, gid: 65534 })
})

describe.runIf(runsAsRoot())('as root', () => {
  test('if the folder is closed to others, data is stored in /var/lib/campaigner and stays there', async () => {
    const project = await openFolder()
    await chmod(project, 0o700)
    const dataDir = join(project, 'data')
    const { home } = await locate(dataDir)
    onTestFinished(async () => {
      await rm(home, { recursive: true, force: true })
      // Stays if it contains the data of a real installation.
      await rmdir('/var/lib/campaigner').catch(ignore)
    })
    expect(home).toMatch(/^\/var\/lib\/campaigner\/data-[0-9a-f]{10}$/)

    const messages: string[] = []
    const server = await start(dataDir, messages)
    expect(server.dataDir).toBe(join(home, 'postgres'))
    expect(messages.join()).toContain(`the database is kept in ${server.dataDir} instead`)
    const client = await connect(server)
    expect(await client.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
    await client.close()
    await server.stop()

    await chmod(project, 0o755)
    expect((await locate(dataDir)).home).toBe(home)
  })

  test('two projects in closed folders do not share a database', async () => {
    const project = await openFolder()
    await chmod(project, 0o700)
    const [one, two] = await Promise.all([
      locate(join(project, 'one/data')),
      locate(join(project, 'two/data')),
    ])
    expect(one.home).not.toBe(two.home)
  })

  test('a database that became unreachable is reported, not replaced by an empty one', async () => {
    const project = await openFolder()
    await mkdir(join(project, 'data/postgres'), { recursive: true })
    await writeFile(join(project, 'data/postgres/PG_VERSION'), '18\n')
    await chmod(project, 0o700)
    await expect(locate(join(project, 'data'))).rejects.toThrow(`may not pass through ${project}`)
  })

  test('only root can read the password; the server runs as another user', async () => {
    const server = await start(await openFolder())
    const { account, passwordFile } = await locate(join(server.dataDir, '..'))
    expect(account?.uid).toBeGreaterThan(0)
    expect(await lstat(passwordFile)).toMatchObject({ uid: 0 })
    expect(await lstat(server.dataDir)).toMatchObject({ uid: account?.uid })
    expect((await readFile(passwordFile, 'utf8')).trim()).toBe(server.connection.password)
  })
})
