import type { ReactNode } from 'react'

export interface NoticeProps {
  icon: ReactNode
  title: string
  children: ReactNode
  actions: ReactNode
}

/** A screen that says one thing, for inside a layout that already has its main landmark. */
export function Notice({ icon, title, children, actions }: NoticeProps) {
  return (
    <div className="flex min-h-[60dvh] items-center justify-center py-12">
      <div className="flex w-full max-w-md flex-col gap-4">
        <div
          aria-hidden
          className="flex size-11 items-center justify-center rounded-lg bg-primary-subtle text-primary-ink [&_.lucide]:size-5"
        >
          {icon}
        </div>
        <h1 className="text-xl">{title}</h1>
        <div className="flex flex-col gap-2 text-pretty text-base text-muted">{children}</div>
        <div className="flex flex-wrap gap-2 pt-2">{actions}</div>
      </div>
    </div>
  )
}
