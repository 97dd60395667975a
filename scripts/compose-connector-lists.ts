import { globSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '#platform/locale.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const connectors = join(root, 'src/connectors')

type Import = { statement: string; from: string }
type ListFile = { path: string; text: string }

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `instagram-story` is the platform `instagram_story`. */
const idOf = (name: string) => name.replaceAll('-', '_')

const entry = (key: string, value: string) => (key === value ? `  ${key},` : `  ${key}: ${value},`)

/** Each `<folder>/<name>.<role>.ts` of a kind of connectors, in the order of the linter: a dash comes last. */
const filesOf = (kind: string, role: string) =>
  globSync(`*/*.${role}.ts`, { cwd: join(connectors, kind) })
    .map((file) => file.replaceAll(sep, '/'))
    .map((file) => ({
      file,
      folder: dirname(file),
      name: file.slice(file.indexOf('/') + 1, -`.${role}.ts`.length),
    }))
    .toSorted((a, b) => inOrder(a.file, b.file))

const inOrder = (a: string, b: string) => (a.replaceAll('-', '~') < b.replaceAll('-', '~') ? -1 : 1)

const imported = (name: string, from: string): Import => ({ statement: `import { ${name} }`, from })
const importedType = (name: string, from: string): Import => ({ statement: `import type { ${name} }`, from })

function listFile(path: string, imports: Import[], lines: string[]): ListFile {
  const isLocal = ({ from }: Import) => from.startsWith('.')
  const unique = [...new Map(imports.map((each) => [each.from, each])).values()]
  const sorted = unique.toSorted((a, b) =>
    isLocal(a) === isLocal(b) ? inOrder(a.from, b.from) : Number(isLocal(a)) - Number(isLocal(b)),
  )
  const text = [
    '// Written by `npm run catalogs` from the names of the files.',
    ...sorted.map(({ statement, from }) => `${statement} from '${from}'`),
    '',
    ...lines,
    '',
  ].join('\n')
  return { path: join(connectors, path), text }
}

function manifestList(): ListFile {
  const files = filesOf('social', 'manifest')
  return listFile(
    'social/manifests.ts',
    [
      importedType('Manifest', './channel.ts'),
      importedType('Platform', './platforms.ts'),
      ...files.map(({ file, name }) => imported(camelCase(name), `./${file}`)),
    ],
    [
      'export const manifests: Record<Platform, Manifest> = {',
      ...files.map(({ name }) => entry(idOf(name), camelCase(name))),
      '}',
    ],
  )
}

function nameList(): ListFile {
  const folders = [...new Set(filesOf('social', 'manifest').map(({ folder }) => folder))]
  const catalogs = folders.map((folder) => `${camelCase(folder)}Names`)
  return listFile(
    'social/platform-names.ts',
    [
      importedType('Locale', '#platform/locale.ts'),
      importedType('Platform', './platforms.ts'),
      ...folders.map((folder) => imported(`${camelCase(folder)}Names`, `./${folder}/i18n/index.ts`)),
    ],
    [
      'export const platformNames: Record<Locale, Record<Platform, string>> = {',
      ...locales.flatMap((locale) => [
        `  ${locale}: {`,
        ...catalogs.map((catalog) => `    ...${catalog}.${locale},`),
        '  },',
      ]),
      '}',
    ],
  )
}

/** The icon of its folder for each manifest. */
function iconList(path: string, type: string, types: Import[]): ListFile {
  const files = filesOf(dirname(path), 'manifest')
  const iconOf = (folder: string) => `${camelCase(folder)}Icon`
  return listFile(
    path,
    [
      importedType('LucideIcon', 'lucide-react'),
      ...types,
      ...files.map(({ folder }) => imported(iconOf(folder), `./${folder}/${folder}.icon.ts`)),
    ],
    [`export const ${type} = {`, ...files.map(({ name, folder }) => entry(idOf(name), iconOf(folder))), '}'],
  )
}

function formatList(): ListFile {
  const files = filesOf('social', 'formats')
  return listFile(
    'social/formats/formats.ts',
    [
      importedType('CreatorPlatform', '../platforms.ts'),
      importedType('Format', './format.ts'),
      ...files.map(({ file, name }) => imported(`${camelCase(name)}Formats`, `../${file}`)),
    ],
    [
      'export const formats: Record<CreatorPlatform, readonly Format[]> = {',
      ...files.map(({ name }) => entry(idOf(name), `${camelCase(name)}Formats`)),
      '}',
    ],
  )
}

/** Lists that only repeat the names of files in `src/connectors`. */
export const connectorLists = (): ListFile[] => [
  manifestList(),
  nameList(),
  formatList(),
  iconList('social/platform-icons.ts', 'platformIcons: Record<Platform, string | LucideIcon>', [
    importedType('Platform', './platforms.ts'),
  ]),
  iconList('pos/provider-icons.ts', 'providerIcons: Record<PosProvider, LucideIcon>', [
    importedType('PosProvider', './registry.ts'),
  ]),
]
