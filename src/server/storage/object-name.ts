export const isObjectName = (name: string) => /^[\w-]{16,200}$/.test(name)

/** Names become paths and addresses, so anything else is a mistake of ours. */
export function checkObjectName(name: string): string {
  if (!isObjectName(name)) throw new Error('An object name has a form that is not ours.')
  return name
}
