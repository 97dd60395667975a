import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { cn } from './cn.ts'

/** Whether the content overflows horizontally, updated on resize. */
function useHorizontalOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [ref])
  return overflows
}

export interface TableProps extends ComponentProps<'table'> {
  /** Names the table, and the scroll area if it overflows. */
  label: string
  stickyHeader?: boolean
  containerClassName?: string
}

export function Table({ label, stickyHeader = false, containerClassName, className, ...props }: TableProps) {
  const container = useRef<HTMLDivElement>(null)
  const scrolls = useHorizontalOverflow(container)
  return (
    <div
      ref={container}
      {...(scrolls || stickyHeader ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      className={cn(
        'w-full overflow-x-auto',
        stickyHeader && 'max-h-[70dvh] overflow-y-auto [&_th]:sticky [&_th]:top-0 [&_th]:z-10',
        containerClassName,
      )}
    >
      <table aria-label={label} className={cn('w-full border-collapse text-left', className)} {...props} />
    </div>
  )
}

export function Thead(props: ComponentProps<'thead'>) {
  return <thead {...props} />
}

export function Tbody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody className={cn('[&>tr:last-child>*]:border-b-0', className)} {...props} />
}

export function Tr({ className, ...props }: ComponentProps<'tr'>) {
  return <tr className={cn('transition-colors [tbody>&]:hover:bg-surface-sunken/60', className)} {...props} />
}

export type CellAlign = 'left' | 'center' | 'right'
const alignment = { left: 'text-left', center: 'text-center', right: 'text-right tabular' } as const

export interface ThProps extends Omit<ComponentProps<'th'>, 'align'> {
  align?: CellAlign | undefined
}

export function Th({ align = 'left', scope = 'col', className, ...props }: ThProps) {
  return (
    <th
      scope={scope}
      className={cn(
        'h-9 whitespace-nowrap border-b bg-surface px-3 font-medium text-muted text-xs first:pl-5 last:pr-5',
        alignment[align],
        className,
      )}
      {...props}
    />
  )
}

export interface TdProps extends Omit<ComponentProps<'td'>, 'align'> {
  align?: CellAlign | undefined
}

export function Td({ align = 'left', className, ...props }: TdProps) {
  return (
    <td
      className={cn('h-11 border-b px-3 py-1 align-middle first:pl-5 last:pr-5', alignment[align], className)}
      {...props}
    />
  )
}
