/** One row of the table. `note` is shown but not judged. */
export type Line = {
  name: string
  measured: string
  budget: string
  verdict: 'ok' | 'missed' | 'note'
}

export const judged = (name: string, measured: string, budget: string, isKept: boolean): Line => ({
  name,
  measured,
  budget,
  verdict: isKept ? 'ok' : 'missed',
})

export const note = (name: string, measured: string): Line => ({
  name,
  measured,
  budget: '',
  verdict: 'note',
})

const verdictText = { ok: 'ok', missed: 'MISSED', note: '' } as const

export function printTable(lines: readonly Line[]): void {
  const rows = [
    ['what', 'measured', 'budget', ''],
    ...lines.map((line) => [line.name, line.measured, line.budget, verdictText[line.verdict]]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
}
