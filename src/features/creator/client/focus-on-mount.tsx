import { type ReactNode, useEffect, useRef } from 'react'

/** What takes the place of a long form begins where people look, and where a screen reader goes on. */
export function FocusOnMount({ label, children }: { label: string; children: ReactNode }) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    region.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <section ref={region} tabIndex={-1} aria-label={label} className="outline-none">
      {children}
    </section>
  )
}
