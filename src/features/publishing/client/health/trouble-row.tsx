import type { ReactNode } from 'react'
import { cn } from '#client/ui/cn.ts'

const tones = { danger: 'text-danger', warning: 'text-warning', info: 'text-info' } as const

interface TroubleRowProps {
  tone: keyof typeof tones
  icon: ReactNode
  title: string
  text?: string
  /** The action that fixes it. */
  children?: ReactNode
}

/** One trouble: what is wrong, that nothing is lost, and what to do. */
export function TroubleRow({ tone, icon, title, text, children }: TroubleRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
        <span aria-hidden className={cn('mt-0.5 [&_.lucide]:size-4', tones[tone])}>
          {icon}
        </span>
        <div className="min-w-0">
          <p className={cn('break-words font-medium', tones[tone])}>{title}</p>
          {text ? <p className="text-pretty break-words text-muted">{text}</p> : null}
        </div>
      </div>
      {children ? <div className="ms-7 flex min-w-0 flex-wrap gap-2">{children}</div> : null}
    </li>
  )
}
