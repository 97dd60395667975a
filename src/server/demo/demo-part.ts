import type { Locale } from '#platform/locale.ts'
import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { Secrets } from '../secrets.ts'
import type { WorkspaceId } from '../tenancy/workspaces.table.ts'

/** The context in which every part fills the demo shop. */
export type DemoShop = {
  workspaceId: WorkspaceId
  /** The user who loaded it, the only real person in it. */
  userId: string
  /** The language of content that exists in one language only. */
  locale: Locale
  timeZone: string
  now: Date
  /** For encrypted columns. */
  secrets: Pick<Secrets, 'seal'>
  /** A deterministic id per name and workspace, so that a second run finds the rows of the first. */
  id(name: string): string
  /** A moment in the past, at a time of day in the shop's time zone. */
  daysAgo(days: number, time?: string): Date
  /** A calendar day, YYYY-MM-DD, before today, or after it if negative. */
  dayBefore(days: number): string
}

/** A drawn picture that is not stored yet. */
type DrawnFile = {
  type: 'image/jpeg' | 'image/png'
  bytes: Buffer
  width: number
  height: number
}

export type DemoDrawing = Pick<Deps, 'db' | 'storage'> & {
  shop: DemoShop
  /**
   * Stores files and runs `use` in one transaction, which claims those that it uses; the others are deleted. Ends the
   * drawing if the demo data was removed meanwhile.
   */
  addFiles(files: DrawnFile[], use: (db: Db, urls: string[]) => Promise<void>): Promise<void>
}

/**
 * What one feature contributes to the demo data. Every row it writes is marked `isDemo`. Parts are filled in order and
 * cleared in reverse.
 */
export type DemoPart = {
  name: string
  /** Idempotent: ids are deterministic, and existing rows are left unchanged. */
  fill(db: Db, shop: DemoShop): Promise<void>
  /** Adds pictures in the background, because drawing takes seconds. Repeated after an interruption. */
  draw?(drawing: DemoDrawing): Promise<void>
  /**
   * Deletes marked rows. Rows that real ones refer to are kept and no longer count as demo data. `freeFile` releases
   * the claim of a deleted row; without another claim the file is deleted.
   */
  clear(db: Db, workspaceId: WorkspaceId, freeFile: (url: string) => Promise<void>): Promise<void>
}
