import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { eventually } from '#tests/eventually.ts'
import { freePort } from '#tests/free-port.ts'

const run = promisify(execFile)

const DEBIAN_FOLDER = '/usr/share/wordpress'
/** MariaDB refuses to run as root without being told. */
const asUser = process.getuid?.() === 0 ? ['--user=root'] : []

/** Users with their application passwords, as WordPress shows them. */
export type Passwords = Record<'ana' | 'leo' | 'carla', string>

export type WordPress = {
  url: string
  passwords: Passwords
  /** Runs PHP inside WordPress, and gives what it prints. */
  php(code: string): Promise<string>
  close(): Promise<void>
}

const configOf = (url: string, socket: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
// Application passwords over http are for development only.
define('WP_ENVIRONMENT_TYPE', 'local');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`

const INSTALL = `
wp_install('Ana & Leo', 'ana', 'ana@mail.test', true, '', 'main password');
update_option('permalink_structure', '/%postname%/');
wp_insert_user(['user_login' => 'leo', 'user_pass' => 'x', 'user_email' => 'leo@mail.test', 'role' => 'author']);
wp_insert_user(['user_login' => 'carla', 'user_pass' => 'x', 'user_email' => 'c@mail.test', 'role' => 'contributor']);
$passwords = [];
foreach (['ana', 'leo', 'carla'] as $login) {
  $user = get_user_by('login', $login);
  [$password] = WP_Application_Passwords::create_new_application_password($user->ID, ['name' => 'CampAIgner']);
  $passwords[$login] = WP_Application_Passwords::chunk_password($password);
}
echo json_encode($passwords);
`

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** A new WordPress with a database of its own, in a temporary folder. */
export async function startWordPress(): Promise<WordPress> {
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-'))
  const children: ChildProcess[] = []
  const close = async () => {
    await Promise.all(children.map(stop))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return { ...(await startIn(folder, children)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function startIn(folder: string, children: ChildProcess[]): Promise<Omit<WordPress, 'close'>> {
  const data = join(folder, 'database')
  const socket = join(folder, 'db.sock')
  const site = join(folder, 'site')
  const url = `http://127.0.0.1:${await freePort()}`

  await run('mariadb-install-db', [
    '--no-defaults',
    ...asUser,
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ])
  const isolated = [
    '--no-defaults',
    ...asUser,
    `--datadir=${data}`,
    `--socket=${socket}`,
    '--skip-networking',
  ]
  children.push(spawn('mariadbd', isolated, { stdio: 'ignore' }))
  // Links are followed, because Debian keeps parts of it elsewhere; its own settings are replaced.
  await cp(DEBIAN_FOLDER, site, { recursive: true, dereference: true })
  await writeFile(join(site, 'wp-config.php'), configOf(url, socket))
  const sql = ['--no-defaults', `--socket=${socket}`, '--user=root', '-e']
  await eventually(() => run('mariadb', [...sql, 'create database if not exists wordpress']))

  async function php(code: string, isInstalling = false): Promise<string> {
    const script = join(folder, 'script.php')
    const before = isInstalling
      ? "define('WP_INSTALLING', true); function wp_new_blog_notification() {}"
      : "$_SERVER['HTTP_HOST'] = '127.0.0.1';"
    const load = `require '${site}/wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php';`
    await writeFile(script, `<?php ${before} ${load} ${code}`)
    return (await run('php', [script])).stdout
  }
  const passwords: Passwords = JSON.parse(await php(INSTALL, true))
  children.push(spawn('php', ['-S', new URL(url).host, '-t', site], { stdio: 'ignore' }))
  await eventually(async () => {
    if (!(await fetch(`${url}/wp-json/`)).ok) throw new Error('not ready')
  })
  return { url, passwords, php }
}
