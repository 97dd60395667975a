import type { PostStyle } from '#connectors/social/channel.ts'
import { article, description, essay, newsletter, professional, thread } from './articles.ts'
import { caption, clip, conversation, notice, oneLiner, pin, playful, question, story } from './captions.ts'
import { broadcast, community, forum, mail, personal } from './conversations.ts'
import type { Shaper } from './shape.ts'

export const shapes: Record<PostStyle, Shaper> = {
  article,
  broadcast,
  caption,
  clip,
  community,
  conversation,
  description,
  essay,
  forum,
  mail,
  newsletter,
  notice,
  'one-liner': oneLiner,
  personal,
  pin,
  playful,
  professional,
  question,
  story,
  thread,
}
