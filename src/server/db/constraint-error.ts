import pg from 'pg'
import { causes } from '#platform/causes.ts'

const isBecause = (error: unknown, test: (error: pg.DatabaseError) => boolean): boolean =>
  causes(error).some((each) => each instanceof pg.DatabaseError && test(each))

/** Whether the database refused a statement because of this constraint or unique index. */
export const violatesConstraint = (error: unknown, constraint: string): boolean =>
  isBecause(error, (refused) => refused.constraint === constraint)

/** Whether a statement exceeded its `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => isBecause(error, ({ code }) => code === '55P03')

/** Whether the database refused the content of a statement, rather than being away or busy. */
export const isContentError = (error: unknown): boolean =>
  isBecause(error, ({ code }) => /^(22|23|54)/.test(code ?? ''))
