import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { cn } from './cn.ts'

type Props = Record<string, unknown>
type Handler = (...values: unknown[]) => void

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function'

/** The child's own props win; classes are joined, and of two handlers the child's runs first. */
export function slotProps(given: Props, own: Props): Props {
  const merged = { ...given, ...own, className: cn(given.className as string, own.className as string) }
  for (const [name, outer] of Object.entries(given)) {
    const inner = own[name]
    if (!isHandler(name, outer) || !isHandler(name, inner)) continue
    Object.assign(merged, {
      [name]: (...values: unknown[]) => {
        inner(...values)
        outer(...values)
      },
    })
  }
  return merged
}

/**
 * Renders the single child with these props. Radix has one too, but every visitor would load it before seeing anything.
 */
export function Slot({ children, ...given }: Props & { children?: ReactNode }): ReactElement {
  const child = Children.only(children)
  if (!isValidElement<Props>(child)) throw new Error('A slot needs one element.')
  return cloneElement(child, slotProps(given, child.props))
}
