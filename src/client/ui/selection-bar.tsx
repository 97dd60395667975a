import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface SelectionBarProps {
  label: string
  /** "3 selected". */
  count: string
  clearLabel: string
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** Stays at the lower edge while something is selected, because lists are longer than the screen. */
export const SelectionBar = ({ label, count, clearLabel, onClear, children }: SelectionBarProps) => (
  <section
    aria-label={label}
    className="sticky bottom-0 z-20 mt-4 flex flex-wrap items-center gap-2 border-t bg-canvas py-3"
  >
    <div className="flex flex-1 items-center gap-2 max-sm:basis-full">
      <Button variant="ghost" size="icon" aria-label={clearLabel} onClick={onClear}>
        <X aria-hidden />
      </Button>
      <output className="font-medium tabular">{count}</output>
    </div>
    {children}
  </section>
)
