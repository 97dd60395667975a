/** One line of the doctor's report, with the fix if something is wrong. */
export type Finding = { level: 'fine' | 'warning' | 'broken'; text: string; fix?: string }

export const fine = (text: string): Finding => ({ level: 'fine', text })
export const warning = (text: string, fix: string): Finding => ({ level: 'warning', text, fix })
export const broken = (text: string, fix: string): Finding => ({ level: 'broken', text, fix })

const marks = { fine: '✓', warning: '!', broken: '✗' }

export const formatReport = (findings: readonly Finding[]): string =>
  findings.map(({ level, text, fix }) => `${marks[level]} ${text}${fix ? `\n    ${fix}` : ''}`).join('\n')

export const isBroken = (findings: readonly Finding[]) => findings.some(({ level }) => level === 'broken')

export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
