import { spawn } from 'node:child_process'
import { type Account, identity } from './account.ts'

export type Outcome = { exitCode: number | null; output: string }

/** Runs a PostgreSQL program to its end. */
export function runProgram(
  file: string,
  args: string[],
  { account, folder, input = '' }: { account: Account | null; folder: string; input?: string },
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: folder,
      env: bareEnvironment(),
      windowsHide: true,
      ...identity(account),
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => reject(cannotRun(file, error)))
    child.on('close', (exitCode) => resolve({ exitCode, output }))
    // A program that exits without reading its input has reported why in its output.
    child.stdin.on('error', collect)
    child.stdin.end(input)
  })
}

/**
 * Keeps the app's secrets and the user's PG* and LC_* variables away from the server. Windows programs do not load
 * without their system variables, so there it inherits.
 */
export function bareEnvironment() {
  return process.platform === 'win32'
    ? undefined
    : { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}

export function cannotRun(file: string, error: Error) {
  return new Error(
    `Cannot run ${file}: ${error.message}. The embedded database needs a 64-bit system with glibc (not Alpine), ` +
      'macOS or Windows, and a folder that programs may run from. Otherwise set DATABASE_URL to a PostgreSQL of your own.',
    { cause: error },
  )
}
