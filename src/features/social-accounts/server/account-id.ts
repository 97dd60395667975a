import { createHash } from 'node:crypto'
import type { AdapterName, Platform } from '#connectors/social/platforms.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

export type Page = { adapter: AdapterName; site: string; platform: Platform; remoteId: string }

/** A page that is connected again gets the id it had, so that posts that wait for it go on. */
export function accountIdOf(workspaceId: WorkspaceId, { adapter, site, platform, remoteId }: Page): string {
  const hash = createHash('sha256').update(JSON.stringify([workspaceId, adapter, site, platform, remoteId]))
  const hex = hash.digest('hex')
  // Version 8 of RFC 9562: an id of our own making.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
