import type { FirstAnswers } from '#server/feature.ts'
import type { CallAsPerson, FirstReads } from '#server/http/first-answers.ts'
import { features } from './features.ts'

/** Reads of the layout around every screen, besides brands and unread messages. */
const ofFrame = ['/api/auth/user', '/api/notifications', '/api/social-accounts']

const ofScreens: FirstAnswers = Object.assign({}, ...features.map(({ firstReads }) => firstReads))

/** The default brand filter; the browser stores a choice, and then fetches again. */
async function shownBrand(ask: CallAsPerson): Promise<string | undefined> {
  const brands = (await ask('/api/brands'))?.body as { id: string }[] | undefined
  return brands && brands.length > 1 ? brands[0]?.id : undefined
}

const withBrand = (url: string, brandId: string | undefined) =>
  brandId === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}brandId=${brandId}`

/** What a screen reads before it can show anything. */
export const firstReads: FirstReads = async (screen, { pathname, search }, ask) => {
  const { plain = [], byBrand = [] } = (search === '' && ofScreens[screen]) || {}
  const id = pathname.slice(pathname.lastIndexOf('/') + 1)
  const narrowed = async () => {
    const brandId = await shownBrand(ask)
    await Promise.all(['/api/messages/summary', ...byBrand].map((url) => ask(withBrand(url, brandId))))
  }
  await Promise.all([narrowed(), ...[...ofFrame, ...plain].map((url) => ask(url.replace(':id', id)))])
}
