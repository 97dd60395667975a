import type { ReactNode } from 'react'

/** A long list in little room: at most 16rem high, and the keyboard can scroll it. */
export function ScrollList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-64 overflow-y-auto rounded-b-lg border-t outline-offset-[-2px]"
    >
      <ul className="divide-y">{children}</ul>
    </section>
  )
}
