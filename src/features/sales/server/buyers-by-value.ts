import type { Db } from '#server/db/database.ts'
import * as repository from './buyers.repository.ts'
import type { SalesScope } from './sales-figures.repository.ts'

const PARTS = 4

export type BuyersPart = { quarter: number; buyers: number; spent: number }

/** The range of a step: amounts that start with its two digits. */
export function amountsOf(step: number): { least: number; most: number } {
  const width = 10 ** Math.max(String(Math.abs(step)).length - 2, 0)
  return step < 0 ? { least: step - width + 1, most: step } : { least: step, most: step + width - 1 }
}

/** Sizes of the quartiles: the first ones get the remainder. */
const sizesOf = (buyers: number) =>
  Array.from({ length: PARTS }, (_, part) => Math.floor(buyers / PARTS) + (part < buyers % PARTS ? 1 : 0))

/** Buyers in quartiles, top spenders first. Individual buyers are read only where a quartile ends within a step. */
export async function buyersByValue(db: Db, scope: SalesScope): Promise<BuyersPart[]> {
  const steps = await repository.listValues(db, scope)
  const sizes = sizesOf(steps.reduce((sum, { buyers }) => sum + buyers, 0))
  const parts: BuyersPart[] = []
  let at = 0
  /** The part of the current step already assigned to earlier quartiles. */
  let given = { buyers: 0, spent: 0 }
  for (const [index, size] of sizes.entries()) {
    const part = { quarter: index + 1, buyers: size, spent: 0 }
    for (let left = size; left > 0; ) {
      const step = steps[at]
      if (!step) break
      const rest = step.buyers - given.buyers
      if (rest <= left) {
        part.spent += step.spent - given.spent
        left -= rest
        at += 1
        given = { buyers: 0, spent: 0 }
        continue
      }
      const buyers = given.buyers + left
      const spent = await repository.sumOfTop(db, scope, amountsOf(step.step), buyers)
      part.spent += spent - given.spent
      given = { buyers, spent }
      left = 0
    }
    if (size > 0) parts.push(part)
  }
  return parts
}
