import { expect, test } from 'vitest'
import { aiProviders } from '#connectors/ai/registry.ts'
import { posProviders } from '#connectors/pos/registry.ts'
import { adapterNames, allPlatforms } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import {
  identifierOf,
  isNode,
  lineOf,
  type Node,
  type SourceFile,
  sourceFile,
  sourceFiles,
} from './source-nodes.ts'

const networks = allPlatforms.map((platform) => manifestOf(platform).network)
const names = new Set<string>([
  ...allPlatforms,
  ...networks,
  ...adapterNames,
  ...posProviders,
  ...aiProviders,
  'twitter',
])

/** Ambiguous words: they count only where a platform, network or provider is meant. */
const words = new Set(['blog', 'email', 'google', 'medium', 'meta', 'square', 'threads', 'x'])

const mayName: [pattern: RegExp, why: string][] = [
  [/^connectors\//, 'each connector is described there'],
  [/\/i18n\//, 'texts may name companies'],
  [/\.demo\.ts$|\/demo-[\w.-]+\.ts$/, 'the demo shop has accounts somewhere'],
  [/^features\/sandbox-network\//, 'the built-in network itself'],
  [
    /^features\/customers\/(client\/|server\/)?consent/,
    'people agree to email or WhatsApp, by law each apart',
  ],
]

const exceptions: Record<string, string> = {
  'features/analytics/server/analytics-samples.ts': 'the documents give sample figures by platform',
  'features/calendar/server/calendar-sample.ts': 'the documents give sample posts by platform',
  'features/brand-studio/brand-studio.contract.ts': 'the documents list the eight templates by platform',
  'features/customers/client/import-dialog.tsx': 'asks for consent to email and WhatsApp',
  'features/customers/server/import-customers.ts': 'records consent to email and WhatsApp',
  'platform/topics.ts': 'the built-in network announces a topic of its own',
  'writer/reading/es/proper-names.ts': 'words of a text that are written with a capital',
}

const isWanted = (path: string) => !mayName.some(([pattern]) => pattern.test(path)) && !(path in exceptions)

const meant = /platform|network|provider|adapter|vendor/i

/** Whether the context makes a word the name of a connector. */
function isMeant(node: Node, parent: Node | null): boolean {
  if (!parent) return false
  const sides = [parent.key, parent.left, parent.right, parent.id, parent.discriminant]
  return sides.some((side) => {
    if (!isNode(side) || side === node) return false
    const property = side.type === 'MemberExpression' ? side.property : side
    return meant.test(String(identifierOf(property) ?? ''))
  })
}

/** The name that a node spells: a string, or the key of an object. */
function spelled(node: Node, parent: Node | null): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked
  const isKey = parent?.type === 'Property' && parent.key === node && parent.shorthand !== true
  return isKey && node.type === 'Identifier' ? String(node.name) : undefined
}

function* namedIn(file: SourceFile): Generator<string> {
  for (const [node, parent] of file.nodes()) {
    const name = spelled(node, parent)
    if (name === undefined || !names.has(name)) continue
    if (!words.has(name) || isMeant(node, parent)) yield `${file.path}:${lineOf(file, node)} ${name}`
  }
}

test('only a connector’s own files name a network, a vendor or a provider', async () => {
  const found: string[] = []
  let files = 0
  for await (const file of sourceFiles(isWanted)) {
    files++
    found.push(...namedIn(file))
  }
  expect(files).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

test('every exception is still needed', async () => {
  const needed: string[] = []
  for await (const file of sourceFiles((path) => path in exceptions)) {
    if (!namedIn(file).next().done) needed.push(file.path)
  }
  expect(needed.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

test.each([
  ["if (account.adapter === 'sandbox') stop()", ['sandbox']],
  ["const shown = ['instagram', 'x']", ['instagram']],
  ['const icons = { stripe: Card, square: Shop }', ['stripe']],
  ["const { platform = 'x' } = post", ['x']],
  ["post.platform === 'email'", ['email']],
  ["const wanted: Wanted = { provider: 'google' }", ['google']],
  ["register('email')", []],
  ["const size = 'medium'", []],
  ["t('notes.sandbox')", []],
])('%s', (code, expected) => {
  expect([...namedIn(sourceFile('example.ts', code))].map((found) => found.split(' ')[1])).toEqual(expected)
})
