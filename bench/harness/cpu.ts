import { existsSync, readFileSync } from 'node:fs'

const TICK_MS = 10

/** Processor time of a process in milliseconds, or null if the system does not report it. */
export function processorMs(pid: number): number | null {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return null
  // The program name comes first, in parentheses, and may contain spaces.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}
