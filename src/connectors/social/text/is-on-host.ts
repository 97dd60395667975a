/** Whether a page is on one of these hosts, or on one below. */
export const isOnHost = ({ hostname }: URL, hosts: readonly string[]): boolean =>
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
