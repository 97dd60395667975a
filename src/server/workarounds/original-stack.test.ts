import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'
import { expect, onTestFinished, test } from 'vitest'
import { originalStack } from './original-stack.ts'

const thrower = `type Reason = string

export function complain(reason: Reason): never {
  const prefix: string = 'Sorry: '
  throw new Error(prefix + reason)
}
`
const main = `import { complain } from './thrower.ts'

export const run = (): void =>
  complain('closed')
`

async function stackFromBundle(): Promise<{ stack: string; folder: string }> {
  const sources = await mkdtemp(join(tmpdir(), 'campaigner-stack-'))
  onTestFinished(() => rm(sources, { recursive: true }))
  await writeFile(join(sources, 'thrower.ts'), thrower)
  await writeFile(join(sources, 'main.ts'), main)
  const bundle = await rolldown({ cwd: sources, input: './main.ts' })
  await bundle.write({ dir: join(sources, 'built'), sourcemap: true, entryFileNames: '[name].js' })
  await bundle.close()
  const folder = pathToFileURL(join(sources, 'built/')).href
  // In its own process, because Vitest maps the stacks of this one.
  const program = `import { run } from '${folder}main.js'; try { run() } catch ({ stack }) { console.log(stack) }`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  return { stack: stdout, folder }
}

test('a stack of the bundle names the sources', async () => {
  const { stack, folder } = await stackFromBundle()
  const lines = originalStack(stack, folder).split('\n')
  expect(lines[0]).toBe('Error: Sorry: closed')
  expect(lines[1]).toContain('complain (thrower.ts:5:9)')
  expect(lines[2]).toContain('run (main.ts:4:3)')
})

test('other stacks, and those without a map, stay unchanged', () => {
  const folder = 'file:///nowhere/dist/server/'
  const stack = `Error: ${folder}main.js:1:1\n    at a (${folder}main.js:7:9)\n    at node:internal/main:1:2`
  expect(originalStack(stack, folder)).toBe(stack)
})
