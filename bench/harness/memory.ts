import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Resident memory of a process in megabytes, or null if the system does not report it. */
export function residentMegabytes(pid: number): number | null {
  const status = `/proc/${pid}/status`
  if (existsSync(status)) {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(status, 'utf8')) ?? []
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  }
  if (process.platform === 'win32') return null
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
