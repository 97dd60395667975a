import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { SampleMark } from '#client/ui/sample-mark.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

export interface HomeCardLinkProps {
  path: string
  icon: ReactNode
  title: string
  /** The unit of the number, or the label without one. */
  label: string
  /** Omitted for a card without a number; undefined while loading. */
  value?: string | undefined
  isSample?: boolean
}

export function HomeCardLink({ path, icon, title, label, isSample, ...rest }: HomeCardLinkProps) {
  const hasNumber = 'value' in rest
  return (
    <Link
      href={path}
      className="group flex h-full flex-col gap-3 rounded-lg border bg-surface p-4 shadow-card sm:gap-4 sm:p-5 transition-colors hover:border-border-control"
    >
      <span className="flex gap-3 max-sm:flex-col sm:items-center">
        <span className="flex size-9 shrink-0 items-center justify-center rounded-md bg-primary-subtle text-primary-ink [&_.lucide]:size-4.5">
          {icon}
        </span>
        <span className="min-w-0 flex-1 font-semibold text-base">{title}</span>
        <ArrowRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-hover:translate-x-0.5 motion-reduce:transition-none max-sm:hidden"
        />
      </span>
      <span className="flex flex-wrap items-end justify-between gap-2">
        <span>
          {hasNumber ? (
            <span className="block min-h-10 font-semibold text-2xl tabular">
              {rest.value ?? <Skeleton className="my-2 h-6 w-16" />}
            </span>
          ) : null}
          <span className="block text-muted">{label}</span>
        </span>
        {isSample ? <SampleMark /> : null}
      </span>
    </Link>
  )
}
