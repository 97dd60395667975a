import type { FirstAnswers } from '#server/feature.ts'
import type { CallAsPerson, FirstReads } from '#server/http/first-answers.ts'
import { features } from './features.ts'

/** Reads of the layout around every screen, besides brands and unread messages. */
const ofFrame = ['/api/auth/user', '/api/notifications', '/api/social-accounts']

const ofScreens: FirstAnswers = Object.assign({}, ...features.map(({ firstReads }) => firstReads))

/** The brand that lists are filtered by: the one chosen in the browser, otherwise the first. */
async function shownBrand(ask: CallAsPerson, chosen: string | undefined): Promise<string | undefined> {
  const brands = (await ask('/api/brands'))?.body as { id: string }[] | undefined
  if (!brands || brands.length < 2) return undefined
  return (brands.find(({ id }) => id === chosen) ?? brands[0])?.id
}

const withBrand = (url: string, brandId: string | undefined) =>
  brandId === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}brandId=${brandId}`

/** What a screen reads before it can show anything. */
export const firstReads: FirstReads = async (screen, { address, ...page }, ask) => {
  const { pathname, search } = address
  const { plain = [], byBrand = [] } = (search === '' && ofScreens[screen]) || {}
  const id = pathname.slice(pathname.lastIndexOf('/') + 1)
  const urlsOf = (reads: typeof plain) => reads.map((url) => (typeof url === 'string' ? url : url(page)))
  const narrowed = async () => {
    const brandId = await shownBrand(ask, page.choices.brand)
    await Promise.all(
      ['/api/messages/summary', ...urlsOf(byBrand)].map((url) => ask(withBrand(url, brandId))),
    )
  }
  await Promise.all([narrowed(), ...[...ofFrame, ...urlsOf(plain)].map((url) => ask(url.replace(':id', id)))])
}
