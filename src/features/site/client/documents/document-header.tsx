import '#client/ui/display-font.css'
import type { ReactNode } from 'react'

export interface DocumentHeaderProps {
  title: string
  intro: string
  className?: string
  children?: ReactNode
}

export function DocumentHeader({ title, intro, className, children }: DocumentHeaderProps) {
  return (
    <header className={className}>
      <h1 className="font-display text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-4 text-pretty text-lg text-muted">{intro}</p>
      {children}
    </header>
  )
}
