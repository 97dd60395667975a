import { randomBytes } from 'node:crypto'
import { linkAddressOf } from '#connectors/social/text/post-html.ts'
import { partsOf } from '#connectors/social/text/text-parts.ts'
import { openMailLink } from '#features/mailings/mailings.contract.ts'
import { pathOf } from '#platform/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { publicUrl } from '#server/public-url.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { addLinks, findSettings, listLinks } from './mail-links.repository.ts'

/** Nobody guesses it, and it says nothing about what it belongs to. */
const CODE_BYTES = 9
/** Longer ones, and those after so many, stay as they are. */
const MAX_URL = 2000
const MOST_LINKS = 200

/** The addresses in a text, each once, as browsers write them. */
function addressesIn(text: string, ownOrigin: string): string[] {
  const addresses = partsOf(text).flatMap(({ kind, text: part }) => {
    const url = kind === 'link' ? URL.parse(linkAddressOf(part)) : null
    // Our own pages, such as one to unsubscribe, do more than lead somewhere.
    return url && url.origin !== ownOrigin && url.href.length <= MAX_URL ? [url.href] : []
  })
  return [...new Set(addresses)].slice(0, MOST_LINKS)
}

/** Gives the links of a post short addresses, if the owner wants clicks counted. Once, before the first mail. */
export async function countLinks(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  workspaceId: WorkspaceId,
  { id, text }: { id: string; text: string },
): Promise<void> {
  if (!(await findSettings(db, workspaceId)).countsClicks) return
  const urls = addressesIn(text, new URL(publicUrl(env)).origin)
  const newCode = () => randomBytes(CODE_BYTES).toString('base64url')
  await addLinks(
    db,
    workspaceId,
    id,
    urls.map((url) => ({ code: newCode(), url })),
  )
}

/** The short addresses of a post's links, by the address. */
export async function shortLinksOf(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  workspaceId: WorkspaceId,
  postId: string,
): Promise<ReadonlyMap<string, string>> {
  const links = await listLinks(db, workspaceId, postId)
  return new Map(
    links.map(({ code, url }) => [url, `${publicUrl(env)}${pathOf(openMailLink.path, { code })}`]),
  )
}
