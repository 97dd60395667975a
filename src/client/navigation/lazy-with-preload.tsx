import { type ComponentType, lazy, useState } from 'react'

/** A component whose code comes later, and can be asked for before it is drawn. */
export type Lazy<Props> = ComponentType<Props> & { fetch: () => Promise<unknown> }

/**
 * Like `lazy`, but what has been fetched by the time it is drawn is drawn at once. React shows a placeholder otherwise,
 * even for code that is already there, and then keeps it for 300 ms so that it does not flicker.
 */
export function lazyWithPreload<Props extends object, Name extends string>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): Lazy<Props> {
  let found: ComponentType<Props> | undefined
  const fetch = async () => {
    found = (await load())[name]
    return { default: found }
  }
  const Awaited = lazy(fetch) as unknown as ComponentType<Props>
  function LateComponent(props: Props) {
    // Chosen once: the same code under another name would begin anew.
    const [Shown] = useState(() => found ?? Awaited)
    return <Shown {...props} />
  }
  return Object.assign(LateComponent, { fetch })
}
