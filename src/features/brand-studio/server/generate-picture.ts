import { openWriter, shopFacts } from '#features/writing/index.server.ts'
import { dayIn } from '#platform/day.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { PictureIdea } from '../brand-pictures.contract.ts'
import { type DesignTexts, designTextsSchema, templates } from '../brand-studio.contract.ts'
import { getBrand } from './brand-design.service.ts'
import { create } from './brand-pictures.service.ts'
import { composeScene } from './compose-scene.ts'

/** Cut after a word if enough is left. */
function shortened(text: string, max: number): string {
  const characters = [...text.trim().replace(/\s+/g, ' ')]
  if (characters.length <= max) return characters.join('')
  const cut = characters.slice(0, max - 1).join('')
  const end = cut.lastIndexOf(' ')
  return `${end > max / 2 ? cut.slice(0, end) : cut}…`
}

/** The workspace's writer provides the text; the person can edit all of it. */
export async function generatePicture(
  deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'secrets' | 'env'>,
  actor: Actor,
  locale: Locale,
  { idea, template, brandId }: PictureIdea,
) {
  const brand = await getBrand(deps.db, actor.workspaceId, brandId)
  const writer = await openWriter(deps, actor.workspaceId)
  const now = deps.clock.now()
  const shop = await shopFacts(deps, actor.workspaceId, brand.id)
  const { picture: words } = await writer.writeCampaign({
    locale,
    shop,
    idea,
    platforms: [templates[template].platform],
    day: dayIn(actor.timeZone, now),
    // A new seed per request, so that repeating it gives other texts if the writer has any.
    seed: Math.floor(now.getTime() / 1000),
  })
  const texts: DesignTexts = designTextsSchema.parse({
    headline: shortened(words.headline, 100) || shop.name || shortened(idea, 100),
    line: shortened(words.line, 200),
    call: shortened(words.call, 40),
  })
  const scene = await composeScene(deps, actor, brand.id, template, texts)
  const picture = await create(deps, actor, { template, brandId: brand.id, ...texts, scene })
  return { picture, writtenBy: writer.by.kind }
}
