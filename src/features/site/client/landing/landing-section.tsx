import type { ReactNode } from 'react'
import type { Section } from './sections.ts'

export interface LandingSectionProps {
  id: Section
  title: string
  text?: string
  children: ReactNode
}

/** A section of the start page that the header links to; focusable as a link target. */
export function LandingSection({ id, title, text, children }: LandingSectionProps) {
  const titleId = `${id}-title`
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="scroll-mt-16 pt-20 outline-none lg:pt-28"
    >
      <h2 id={titleId} className="max-w-2xl font-display text-2xl">
        {title}
      </h2>
      {text ? <p className="mt-3 max-w-2xl text-pretty text-base text-muted">{text}</p> : null}
      <div className="mt-10 lg:mt-12">{children}</div>
    </section>
  )
}
