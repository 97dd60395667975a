import type { ComponentProps } from 'react'
import { Link, useLocation } from 'wouter'
import type { Section } from './sections.ts'

export interface SectionLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  section: Section
}

/** Links to a section of the start page, from any page. */
export function SectionLink({ section, ...props }: SectionLinkProps) {
  const [path] = useLocation()
  // On the page itself the browser scrolls and moves the focus.
  return path === '/' ? <a href={`#${section}`} {...props} /> : <Link href={`/#${section}`} {...props} />
}
