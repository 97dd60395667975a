/**
 * Networks that let in only programs that they know: the shop, or the administrator, registers an app there and enters
 * its keys here. Networks of one company may share an app.
 */
export const networkApps = [
  'google',
  'linkedin',
  'meta',
  'pinterest',
  'reddit',
  'snapchat',
  'threads',
  'tiktok',
  'x',
] as const
export type NetworkApp = (typeof networkApps)[number]

/** The same in every language. */
export const networkAppNames: Record<NetworkApp, string> = {
  google: 'Google',
  linkedin: 'LinkedIn',
  meta: 'Meta',
  pinterest: 'Pinterest',
  reddit: 'Reddit',
  snapchat: 'Snapchat',
  threads: 'Threads',
  tiktok: 'TikTok',
  x: 'X',
}
