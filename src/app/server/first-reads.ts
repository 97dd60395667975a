import type { FirstAnswers } from '#server/feature.ts'
import type { Ask, FirstReads } from '#server/http/first-answers.ts'
import { features } from './features.ts'

/** What the frame around every screen asks for, besides the brands and the unread messages. */
const ofFrame = ['/api/auth/user', '/api/notifications', '/api/social-accounts']

const ofScreens: FirstAnswers = Object.assign({}, ...features.map(({ firstReads }) => firstReads))

/** The brand that lists are narrowed to while none was chosen; the browser keeps a choice, and asks again for another. */
async function shownBrand(ask: Ask): Promise<string | undefined> {
  const brands = (await ask('/api/brands'))?.body as { id: string }[] | undefined
  return brands && brands.length > 1 ? brands[0]?.id : undefined
}

const withBrand = (url: string, brandId: string | undefined) =>
  brandId === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}brandId=${brandId}`

/** What a screen asks for before it can show anything. */
export const firstReads: FirstReads = async (screen, { pathname, search }, ask) => {
  const { plain = [], byBrand = [] } = (search === '' && ofScreens[screen]) || {}
  const id = pathname.slice(pathname.lastIndexOf('/') + 1)
  const narrowed = async () => {
    const brandId = await shownBrand(ask)
    await Promise.all(['/api/messages/summary', ...byBrand].map((url) => ask(withBrand(url, brandId))))
  }
  await Promise.all([narrowed(), ...[...ofFrame, ...plain].map((url) => ask(url.replace(':id', id)))])
}
