import type { ComponentProps } from 'react'
import { Link, useLocation } from 'wouter'
import type { Section } from './sections.ts'

export interface SectionLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  section: Section
}

/** Jumps to a section of the start page, from wherever the visitor is. */
export function SectionLink({ section, ...props }: SectionLinkProps) {
  const [path] = useLocation()
  // On the page itself the browser jumps by itself, and moves the focus along.
  return path === '/' ? <a href={`#${section}`} {...props} /> : <Link href={`/#${section}`} {...props} />
}
