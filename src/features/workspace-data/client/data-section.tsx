import { useCurrentUser } from '#core/session/index.client.ts'
import { DemoDataCard } from '#features/demo-data/index.client.ts'
import { StorageCard } from '#features/storage/index.client.ts'
import { DeleteWorkspaceCard } from './delete-workspace-card.tsx'
import { ExportCard } from './export-card.tsx'

/** The workspace's data: usage, export, removing demo data, deletion. */
export function DataSection() {
  const { user } = useCurrentUser()
  if (!user) return null
  return (
    <div className="flex flex-col gap-6">
      <StorageCard />
      <ExportCard isOwner={user.role === 'owner'} />
      <DemoDataCard />
      <DeleteWorkspaceCard name={user.workspace.name} isOwner={user.role === 'owner'} />
    </div>
  )
}
