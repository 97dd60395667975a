import { existsSync, readFileSync } from 'node:fs'

const TICK_MS = 10

/** Milliseconds of processor time a process has used so far, or null where the system does not tell. */
export function processorMs(pid: number): number | null {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return null
  // The name of the program comes first, in brackets, and may itself contain spaces.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
