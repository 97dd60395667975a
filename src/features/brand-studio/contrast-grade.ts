import { DISTINCT, READABLE } from '#platform/contrast.ts'

const EVERYBODY = 7

export type ContrastGrade = 'AAA' | 'AA' | 'large' | 'fails'

/** The WCAG grade of a contrast. */
export function gradeOf(ratio: number): ContrastGrade {
  if (ratio >= EVERYBODY) return 'AAA'
  if (ratio >= READABLE) return 'AA'
  return ratio >= DISTINCT ? 'large' : 'fails'
}
