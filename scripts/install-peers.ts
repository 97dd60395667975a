import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatBytes } from './format-bytes.ts'
import { type Peer, peersFolder } from './peers.ts'

export const npmFolder = join(peersFolder, 'npm')

/** Installed, or why not. */
export type Installation = { kind: 'ready' } | { kind: 'skipped'; why: string }

const skipped = (why: string): Installation => ({ kind: 'skipped', why })

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''

const messageOf = (error: unknown) => lastLine(error instanceof Error ? error.message : String(error))

/** Packages with native parts are built for one version of Node. */
const builtFor = join(npmFolder, 'node-modules-version')

function removeIfBuiltForOther(): void {
  const isForThis = existsSync(builtFor) && readFileSync(builtFor, 'utf8') === process.versions.modules
  if (!isForThis) rmSync(npmFolder, { recursive: true, force: true })
}

/** The headers beside the Node that runs the tests; npm may be set to those of another one. */
function nodeHeaders(): Record<string, string> {
  const folder = join(process.execPath, '../..')
  return existsSync(join(folder, 'include/node/node.h')) ? { npm_config_nodedir: folder } : {}
}

function isPackageThere(name: string, version: string): boolean {
  const file = join(npmFolder, 'node_modules', name, 'package.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

/** A manifest of its own, so that npm leaves ours alone. */
const manifestFile = join(npmFolder, 'package.json')

type Versions = Readonly<Record<string, string>>

function readManifest(): { private: true; overrides?: Versions } {
  return existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : { private: true }
}

function writeManifest(manifest: object): void {
  mkdirSync(npmFolder, { recursive: true })
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
}

/** npm applies them reliably only if nothing is installed; what the manifest lists comes back with the next package. */
function addOverrides(wanted: Versions): void {
  const manifest = readManifest()
  const isNew = Object.entries(wanted).some(([name, version]) => manifest.overrides?.[name] !== version)
  if (!isNew) return
  for (const each of ['node_modules', 'package-lock.json'])
    rmSync(join(npmFolder, each), { recursive: true, force: true })
  writeManifest({ ...manifest, overrides: { ...manifest.overrides, ...wanted } })
}

function installPackages(missing: string[]): void {
  if (!existsSync(manifestFile)) writeManifest(readManifest())
  console.log(`Installing ${missing.join(', ')} into .peers/npm …`)
  execFileSync(
    'npm',
    [
      'install',
      '--prefix',
      npmFolder,
      '--save-exact',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...missing,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...nodeHeaders() },
    },
  )
  writeFileSync(builtFor, process.versions.modules)
  console.log(`Installed: .peers/npm has ${formatBytes(sizeOf(npmFolder))}.`)
}

function isDebianPackageThere(name: string): boolean {
  try {
    const status = execFileSync('dpkg-query', ['-W', `-f=\${db:Status-Abbrev}`, name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return status.startsWith('ii')
  } catch {
    return false
  }
}

const apt = (args: string[]) =>
  execFileSync('apt-get', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
  })

function installDebianPackages(missing: string[]): void {
  const wanted = ['install', '-y', '-q', '--no-install-recommends', ...missing]
  apt(['update', '-qq'])
  // Says how much it would download and store; "no" is its answer, so it ends with an error.
  const plan = (() => {
    try {
      return apt(['--assume-no', ...wanted.filter((part) => part !== '-y')])
    } catch (error) {
      return String((error as { stdout?: string }).stdout ?? '')
    }
  })()
  const sizes = plan.split('\n').filter((line) => /^Need to get|additional disk space/.test(line))
  console.log(`Installing the Debian packages ${missing.join(', ')} … ${sizes.join(' ')}`)
  apt(wanted)
}

function debianProblem(missing: string[]): string | null {
  if (missing.length === 0) return null
  const isPossible = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  return isPossible ? null : `it needs root and the Debian packages ${missing.join(', ')}`
}

/** Installs what is missing; a second run installs nothing. */
export function installPeer({ needs: { packages = {}, overrides = {}, debian = [] } }: Peer): Installation {
  removeIfBuiltForOther()
  addOverrides(overrides)
  const missingPackages = Object.entries(packages)
    .filter(([name, version]) => !isPackageThere(name, version))
    .map(([name, version]) => `${name}@${version}`)
  const missingDebian = debian.filter((name) => !isDebianPackageThere(name))
  const problem = debianProblem(missingDebian)
  if (problem) return skipped(problem)
  try {
    if (missingPackages.length > 0) installPackages(missingPackages)
    if (missingDebian.length > 0) installDebianPackages(missingDebian)
    return { kind: 'ready' }
  } catch (error) {
    return skipped(`it could not be installed (${messageOf(error)})`)
  }
}
