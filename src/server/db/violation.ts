import pg from 'pg'

function isBecause(error: unknown, test: (error: pg.DatabaseError) => boolean): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof pg.DatabaseError && test(each)) return true
  }
  return false
}

/** Whether the database refused a statement because of this very constraint or unique index. */
export const violates = (error: unknown, constraint: string): boolean =>
  isBecause(error, (refused) => refused.constraint === constraint)

/** Whether a statement waited for somebody else's lock for longer than its `lock_timeout`. */
export const gaveUpWaiting = (error: unknown): boolean => isBecause(error, ({ code }) => code === '55P03')
