import type { Platform } from '#connectors/social/platforms.ts'
import { shopFacts } from '#features/writing/index.server.ts'
import { clip } from '#platform/clip.ts'
import type { Locale } from '#platform/locale.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { builtInWriter } from '#writer/built-in/built-in-writer.ts'
import type { PictureWords } from '#writer/writer.ts'

/** What a campaign says, and where and when. */
type Told = {
  brandId: string | null
  title: string
  description: string
  platform: Platform
  locale: Locale
  day: string
}

/** The offer, its conditions and the call in a campaign, as the built-in writer finds them; nothing is sent to a provider. */
export async function findPictureWords(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  workspaceId: WorkspaceId,
  { brandId, title, description, platform, locale, day }: Told,
): Promise<PictureWords> {
  const { picture } = await builtInWriter.writeCampaign({
    locale,
    shop: await shopFacts(deps, workspaceId, brandId),
    idea: description || title,
    platforms: [platform],
    day,
    seed: 0,
  })
  return {
    headline: picture.headline || clip(title, 100),
    line: picture.line,
    call: picture.call,
  }
}
