import * as z from 'zod'
import type { Answer, Reach } from '../http/network-call.ts'
import type { ServerLimits } from '../server-limits.ts'
import * as api from './mastodon.api.ts'

const MOST = 1_000_000_000
/** Servers of other software leave figures out, or state none. */
const figure = z.number().int().positive().max(MOST).optional().catch(undefined)
const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape).partial().optional().catch(undefined)

const instanceSchema = z.object({
  configuration: group({
    statuses: group({
      max_characters: figure,
      characters_reserved_per_url: figure,
      max_media_attachments: figure,
    }),
    media_attachments: group({
      image_size_limit: figure,
      video_size_limit: figure,
      description_limit: figure,
    }),
  }),
  /** Before `configuration`, and in software that is compatible with Mastodon. */
  max_toot_chars: figure,
  description_limit: figure,
})

function limitsOf(answer: Answer): ServerLimits | null {
  if (answer.kind !== 'answer' || answer.status !== 200) return null
  const { data } = instanceSchema.safeParse(answer.body)
  if (!data) return null
  const { statuses, media_attachments: media } = data.configuration ?? {}
  const limits: Record<Exclude<keyof ServerLimits, 'maxVideos'>, number | undefined> = {
    maxText: statuses?.max_characters ?? data.max_toot_chars,
    charactersPerLink: statuses?.characters_reserved_per_url,
    maxPictures: statuses?.max_media_attachments,
    maxPictureBytes: media?.image_size_limit,
    maxVideoBytes: media?.video_size_limit,
    maxAlt: media?.description_limit ?? data.description_limit,
  }
  const known = Object.entries(limits).filter(([, value]) => value !== undefined)
  return known.length > 0 ? Object.fromEntries(known) : null
}

/** What the server allows; older ones state it at an older address. Null if it does not say. */
export async function readServerLimits(reach: Reach, site: string): Promise<ServerLimits | null> {
  return limitsOf(await api.readInstance(reach, site, 2)) ?? limitsOf(await api.readInstance(reach, site, 1))
}
