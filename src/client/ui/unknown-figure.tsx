import { VisuallyHidden } from './visually-hidden.tsx'

/** Stands where a figure would: unknown is not zero. */
export function UnknownFigure({ why }: { why: string }) {
  return (
    <span className="text-muted" title={why}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{why}</VisuallyHidden>
    </span>
  )
}
