import { ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '#client/ui/dropdown-menu.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { workspacesMessages } from '../i18n/index.ts'
import { useEnterWorkspace, useWorkspaces } from './workspaces.queries.ts'

/** Switches between a person's workspaces; `children` shows the current one. */
export function WorkspaceMenu({ children }: { children: ReactNode }) {
  const t = useText(workspacesMessages)
  const workspaces = useWorkspaces()
  const enter = useEnterWorkspace()
  const items = workspaces.data?.items ?? []
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <button
          type="button"
          aria-busy={enter.isPending || undefined}
          className="-mx-2 flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md px-2 py-1 text-left transition-colors hover:bg-surface-sunken data-[state=open]:bg-surface-sunken"
        >
          <span className="min-w-0 flex-1">{children}</span>
          <VisuallyHidden>{t('switch')}</VisuallyHidden>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
        </button>
      </DropdownMenuTrigger>
      <DropdownMenuContent side="top" align="start" className="min-w-60">
        <DropdownMenuLabel>{t('heading')}</DropdownMenuLabel>
        {workspaces.isPending ? <DropdownMenuItem disabled>{t('loading')}</DropdownMenuItem> : null}
        {workspaces.isError ? (
          <DropdownMenuItem
            onSelect={(event) => {
              event.preventDefault()
              void workspaces.refetch()
            }}
          >
            {t('loadFailed')}
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuRadioGroup
          value={items.find(({ isCurrent }) => isCurrent)?.id ?? ''}
          onValueChange={(id) => enter.mutate(id)}
        >
          {items.map(({ id, name }) => (
            <DropdownMenuRadioItem key={id} value={id}>
              <span className="min-w-0 flex-1 break-words">{name}</span>
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
