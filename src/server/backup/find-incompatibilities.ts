import type { Table } from './catalog.ts'
import type { Manifest } from './manifest.ts'

type Target = { tables: readonly Table[]; queueVersion: number | null }

/** Why an archive cannot be restored into the tables of this release: one sentence per reason. */
export function findIncompatibilities({ tables, queueVersion }: Manifest, target: Target): string[] {
  const reasons: string[] = []
  const known = new Map(target.tables.map((table) => [table.name, table]))
  for (const { name, columns, rows } of tables) {
    const table = known.get(name)
    if (!table) {
      if (rows > 0)
        reasons.push(`The archive has ${rows} rows of ${name}, a table this release does not have.`)
      continue
    }
    const unknown = columns.filter((column) => !table.columns.includes(column))
    if (unknown.length)
      reasons.push(`The archive has ${name} with ${unknown.join(', ')}, which this release does not have.`)
    const lacking = table.required.filter((column) => !columns.includes(column))
    if (lacking.length && rows > 0)
      reasons.push(`This release needs ${lacking.join(', ')} in ${name}, which the archive does not have.`)
  }
  if (queueVersion !== null && queueVersion > (target.queueVersion ?? 0))
    reasons.push(
      `The archive has version ${queueVersion} of the job queue, this release has ${target.queueVersion}.`,
    )
  return reasons
}
