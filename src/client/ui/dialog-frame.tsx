import type { ReactNode, SubmitEventHandler } from 'react'
import { cn } from './cn.ts'

interface DialogFrameProps {
  footer?: ReactNode
  onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined
  children?: ReactNode
}

/** The scrolling body and fixed footer shared by dialogs and sheets. */
export function DialogFrame({ footer, onSubmit, children }: DialogFrameProps) {
  const parts = (
    <>
      <div
        className={cn(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1',
          footer ? 'pb-5' : 'pb-6',
        )}
      >
        {children}
      </div>
      {footer ? (
        <footer className="flex flex-col-reverse gap-2 border-t px-5 py-4 sm:flex-row sm:items-center sm:justify-end">
          {footer}
        </footer>
      ) : null}
    </>
  )
  if (!onSubmit) return parts
  return (
    <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
      {parts}
    </form>
  )
}
