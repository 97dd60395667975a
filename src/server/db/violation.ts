import pg from 'pg'

/** Whether the database refused a statement because of this very constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof pg.DatabaseError && each.constraint === constraint) return true
  }
  return false
}
