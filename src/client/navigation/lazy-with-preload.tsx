import { type ComponentType, lazy, useState } from 'react'

/** A lazy component whose code can be fetched before it is rendered. */
export type Lazy<Props> = ComponentType<Props> & { fetch: () => Promise<unknown> }

/**
 * Like `lazy`, but renders immediately if the code is already loaded. React would show the fallback even then, and keep
 * it for 300 ms to avoid flicker.
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
    // Chosen once: switching components would remount and lose state.
    const [Shown] = useState(() => found ?? Awaited)
    return <Shown {...props} />
  }
  return Object.assign(LateComponent, { fetch })
}
