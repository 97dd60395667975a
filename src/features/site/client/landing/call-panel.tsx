import { type ReactNode, useId } from 'react'
import { LogoWatermark } from '#client/ui/logo-watermark.tsx'

export interface CallPanelProps {
  title: string
  text: string
  action: ReactNode
  /** Reassuring text below a line. */
  children?: ReactNode
}

/** The closing panel of a public page: one sentence and one button, in the brand color. */
export function CallPanel({ title, text, action, children }: CallPanelProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="relative mt-20 overflow-hidden rounded-xl bg-primary px-6 py-12 text-on-primary sm:px-12 lg:mt-28 lg:px-16 lg:py-16"
    >
      <LogoWatermark className="-right-20 -bottom-48 lg:size-[32rem]" />
      <div className="relative">
        <h2 id={titleId} className="max-w-[22ch] font-display text-2xl lg:text-3xl">
          {title}
        </h2>
        <div className="mt-8 flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-6">
          {action}
          <p>{text}</p>
        </div>
        {children ? <div className="mt-10 max-w-xl border-white/25 border-t pt-6">{children}</div> : null}
      </div>
    </section>
  )
}
