const withScheme = (typed: string) => (/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`)

const withoutEnd = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : path)

/** Pages of a site that people copy instead of its home page. */
const INNER_PAGES = /\/(?:wp-admin|wp-json|wp-login\.php)(?:\/.*)?$/

/**
 * The home page of a site as a person typed its address; null if it is none. Over http only where that is allowed:
 * WordPress accepts application passwords over https alone.
 */
export function homePageOf(typed: string, mayUseHttp: boolean): URL | null {
  const url = URL.parse(withScheme(typed.trim()))
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  if (url.protocol === 'http:' && !mayUseHttp) url.protocol = 'https:'
  url.search = ''
  url.hash = ''
  url.pathname = `${withoutEnd(url.pathname.replace(INNER_PAGES, ''))}/`
  return url
}

const bareHost = ({ hostname }: URL) => hostname.replace(/^www\./, '')

/** The same host, with or without www. */
export const isSameSite = (a: URL, b: URL): boolean => bareHost(a) === bareHost(b)

export const isWordPressCom = ({ hostname }: URL): boolean => /(?:^|\.)wordpress\.com$/.test(hostname)

/** Where the REST API can be: with pretty permalinks, and with plain ones. */
export const usualRoots = (home: URL) => [new URL('wp-json/', home), new URL('?rest_route=/', home)] as const

/** The root in the Link header that WordPress sends with every page. */
export function rootInLink(header: string | null, page: URL): URL | null {
  const [, address] = /<([^<>]+)>;\s*rel="https:\/\/api\.w\.org\/"/.exec(header ?? '') ?? []
  return address === undefined ? null : URL.parse(address, page)
}

/** The address of a route; null if the root is no address. */
export function routeUrl(root: string, path: string, query: Readonly<Record<string, string>>): URL | null {
  const url = URL.parse(root)
  if (!url) return null
  const route = url.searchParams.get('rest_route')
  if (route === null) url.pathname = `${withoutEnd(url.pathname)}/${path}`
  else url.searchParams.set('rest_route', `${withoutEnd(route)}/${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** The same root behind the address that the operator set, if there is one. */
export function rootAt(root: string, baseUrl: string | undefined): string {
  const home = baseUrl === undefined ? null : homePageOf(baseUrl, true)
  if (!home) return root
  const [pretty, plain] = usualRoots(home)
  return `${root.includes('rest_route=') ? plain : pretty}`
}

/** The site's id: the host and path of its home page, without www. */
export function siteIdOf(root: string): string {
  const url = new URL(root)
  const path = url.pathname.replace(/\/(?:index\.php\/?)?(?:wp-json\/?)?$/, '')
  return `${url.host.replace(/^www\./, '')}${path}`
}
