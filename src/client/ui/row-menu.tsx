import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './dropdown-menu.tsx'

export interface RowMenuProps {
  /** Names the row, since many of these stand on one screen. */
  label: string
  pending?: boolean
  /** The items. */
  children: ReactNode
}

/** What else can be done with one row of a list. */
export function RowMenu({ label, pending = false, children }: RowMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button variant="ghost" size="icon" className="size-8" pending={pending} aria-label={label}>
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>{children}</DropdownMenuContent>
    </DropdownMenu>
  )
}
