import { expect, test } from 'vitest'
import { identifierOf, isNode, lineOf, type Node, sourceFiles } from './source-nodes.ts'

/** Where answers of networks, POS providers and models are parsed. */
const readsOutside = (path: string) =>
  /^(connectors|writer\/ai)\//.test(path) ||
  path === 'features/help/server/ask-help-model.ts' ||
  path === 'features/inbox/server/suggestion/ask-for-reply.ts'

/** The name of a call such as z.string(), or of one further along its chain. */
const methodOf = (node: Node): unknown =>
  node.type === 'CallExpression' && isNode(node.callee) ? identifierOf(node.callee.property) : undefined

const isZod = (node: Node, name: string) =>
  methodOf(node) === name && isNode(node.callee) && identifierOf(node.callee.object) === 'z'

/** Whether a bound follows: z.array(…).min(1).max(5). */
function isBounded(node: Node, parents: Map<Node, Node | null>): boolean {
  const member = parents.get(node)
  const call = member?.type === 'MemberExpression' && member.object === node ? parents.get(member) : null
  if (call?.type !== 'CallExpression') return false
  return methodOf(call) === 'max' || methodOf(call) === 'length' || isBounded(call, parents)
}

test('answers of networks, POS providers and models are parsed with a maximum size for every text and list', async () => {
  const unbounded: string[] = []
  let texts = 0
  for await (const file of sourceFiles(readsOutside)) {
    if (/askModel\(/.test(file.code)) texts++
    const parents = new Map(file.nodes())
    for (const node of parents.keys())
      for (const name of ['string', 'array'])
        if (isZod(node, name) && !isBounded(node, parents))
          unbounded.push(`src/${file.path}:${lineOf(file, node)} z.${name}()`)
  }
  expect(texts).toBeGreaterThan(3)
  expect(unbounded).toEqual([])
})

test('covers every file that calls a model', async () => {
  for await (const { path, code } of sourceFiles())
    if (/\b(askModel|generateText|generateObject)\(/.test(code)) expect(path).toSatisfy(readsOutside)
})
