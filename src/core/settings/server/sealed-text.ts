import { SealedElsewhere, type Secrets } from '#server/secrets.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

/** A stored secret: present, never given, or sealed with a lost app secret. */
export type Stored = { text: string | null; isLost: boolean }

export function readSealed(
  secrets: Secrets,
  purpose: 'ai' | 'mail',
  workspaceId: WorkspaceId,
  sealed: Buffer | null,
): Stored {
  if (!sealed) return { text: null, isLost: false }
  try {
    return { text: secrets.open(purpose, workspaceId, sealed), isLost: false }
  } catch (error) {
    if (!(error instanceof SealedElsewhere)) throw error
    return { text: null, isLost: true }
  }
}
