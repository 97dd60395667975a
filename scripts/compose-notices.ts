import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

export const NOTICES = 'THIRD-PARTY-NOTICES'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      os: z.unknown().optional(),
      cpu: z.unknown().optional(),
    }),
  ),
})

type Package = { id: string; path: string; license: string; isEverywhere: boolean }

/** The only third-party files in this repository. */
const ownFonts = {
  id: 'Inter (src/server/pdf/fonts)',
  license: 'OFL-1.1',
  file: 'src/server/pdf/fonts/OFL.txt',
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** What `npm ci` installs to run the product, on any system, by name and version. */
export async function listProductionPackages(root: string): Promise<Package[]> {
  const lock = lockSchema.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))
  const found = new Map<string, Package>()
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || entry.dev) continue
    const id = `${path.replace(/^.*node_modules\//, '')}@${entry.version}`
    // Whether one of these is installed depends on the machine, and the notices must not.
    const isEverywhere = !(entry.optional || entry.devOptional || entry.os || entry.cpu)
    const known = found.get(id)
    if (known?.isEverywhere) continue
    found.set(id, { id, path, license: entry.license ?? 'see its own text', isEverywhere })
  }
  return [...found.values()].sort((a, b) => byText(a.id, b.id))
}

const isLicense = (name: string) => /^(licen[cs]e|copying|notice)/i.test(name)

const tidy = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()

async function licenseTextOf(root: string, { path }: Package): Promise<string | null> {
  const folder = join(root, path)
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && isLicense(entry.name))
    .map(({ name }) => name)
    .sort(byText)
  if (names.length === 0) return null
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.map(tidy).join('\n\n')
}

const person = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
const manifestSchema = z.object({ author: person.optional() })

async function authorOf(root: string, { path }: Package): Promise<string | undefined> {
  return manifestSchema.parse(JSON.parse(await readFile(join(root, path, 'package.json'), 'utf8'))).author
}

const RULE = '='.repeat(100)

/** The whole file. The same on every system, because only packages that every system installs are read. */
export async function composeNotices(root: string): Promise<string> {
  const packages = await listProductionPackages(root)
  const idsByText = new Map<string, string[]>()
  const add = (text: string, id: string) => idsByText.set(text, [...(idsByText.get(text) ?? []), id])
  for (const one of packages.filter(({ isEverywhere }) => isEverywhere)) {
    const text = await licenseTextOf(root, one)
    if (text) add(text, one.id)
    else {
      const author = await authorOf(root, one)
      add(
        `License: ${one.license}${author ? `\nCopyright (c) ${author}` : ''}\n(The package carries no license file.)`,
        one.id,
      )
    }
  }
  add(tidy(await readFile(join(root, ownFonts.file), 'utf8')), ownFonts.id)
  const list = [...packages, { ...ownFonts, isEverywhere: true }].map(
    ({ id, license, isEverywhere }) => `${id} | ${license}${isEverywhere ? '' : ' | on some systems'}`,
  )
  const texts = [...idsByText]
    .sort(([, [a = '']], [, [b = '']]) => byText(a, b))
    .map(([text, ids]) => `${RULE}\n${ids.join('\n')}\n${RULE}\n\n${text}\n`)
  return `${intro}\n\n${list.join('\n')}\n\n${texts.join('\n')}`
}

const intro = `Third-party notices

CampAIgner uses the packages below. Each is under its own license. This file is written by "npm run notices" from package-lock.json.

Packages marked "on some systems" hold programs for one kind of machine (PostgreSQL, Node, ffmpeg, libvips and others). npm installs those
that fit; each carries its license in its own folder of node_modules.`
