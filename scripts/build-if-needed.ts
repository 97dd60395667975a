import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isOutdated, root, type Target, targets } from './source-stamp.ts'

/** The parts that are missing or older than their sources. */
export const findOutdated = (wanted: readonly Target[] = targets): Target[] => wanted.filter(isOutdated)

/**
 * Builds these parts in parallel, in a separate process, so that the tools' memory is freed before the product runs.
 */
export async function buildParts(
  parts: readonly Target[],
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<void> {
  const { withStartLock } = await import('../src/server/postgres/start-lock.ts')
  mkdirSync(join(root, 'dist'), { recursive: true })
  // Two processes that start at once would write the same files.
  const code = await withStartLock(join(root, 'dist/build.lock'), async () => {
    const child = spawn(process.execPath, [join(root, 'scripts/build.ts'), ...parts], {
      stdio: ['ignore', output, 'inherit'],
    })
    const [code] = await once(child, 'exit')
    return code
  })
  if (code !== 0) throw new Error('CampAIgner could not be built; the lines above say why.')
}

/** Builds what is missing or older than its sources. */
export async function buildIfNeeded(
  wanted: readonly Target[] = targets,
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<void> {
  const outdated = findOutdated(wanted)
  if (outdated.length > 0) await buildParts(outdated, output)
}
