import pg from 'pg'
import { causes } from '#platform/causes.ts'

const isBecause = (error: unknown, test: (error: pg.DatabaseError) => boolean): boolean =>
  causes(error).some((each) => each instanceof pg.DatabaseError && test(each))

/** Whether the database refused a statement because of this very constraint or unique index. */
export const violatesConstraint = (error: unknown, constraint: string): boolean =>
  isBecause(error, (refused) => refused.constraint === constraint)

/** Whether a statement waited for somebody else's lock for longer than its `lock_timeout`. */
export const gaveUpWaiting = (error: unknown): boolean => isBecause(error, ({ code }) => code === '55P03')

/** Whether the database refused what a statement holds, rather than being away or busy. */
export const isAboutContent = (error: unknown): boolean =>
  isBecause(error, ({ code }) => /^(22|23|54)/.test(code ?? ''))
