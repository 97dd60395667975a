import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Manifest } from '../channel.ts'
import { hintMessages } from '../i18n/index.ts'
import { optionValue, shownOptions } from '../options/post-options.ts'
import { platformName } from '../platform-name.ts'
import type { Platform } from '../platforms.ts'
import { manifestOf } from '../registry.ts'
import { partsOf } from '../text/text-parts.ts'
import type { CheckedMedium } from './problem.ts'

/** What the network will do with a post that is no mistake, but that a person may not expect. */
export type Hint = {
  kind:
    | 'cropped'
    | 'ends-before'
    | 'folded'
    | 'link-not-clickable'
    | 'many-hashtags'
    | 'no-button'
    | 'without-text'
  /** In characters or hashtags; otherwise 0. */
  limit: number
}

type HintedPost = {
  platform: Platform
  text: string
  options: Readonly<Record<string, string>>
  media: readonly Pick<CheckedMedium, 'kind' | 'width' | 'height'>[]
  /** When it goes out, as clocks in the shop show it: 2026-03-10T10:00. */
  goesOutAt: string
}

type Ruled = HintedPost & { manifest: Manifest }

const MOST = 3
/** A picture that loses less than this share is not worth a word. */
const UNSEEN_SHARE = 0.03

const hint = (kind: Hint['kind'], isThere: boolean, limit = 0): Hint[] => (isThere ? [{ kind, limit }] : [])

const hasLink = (text: string) => partsOf(text).some(({ kind }) => kind === 'link')

/** The button of a post, and whether a person chose it. */
function buttonOf({ manifest, options, media }: Ruled) {
  const shown = shownOptions(manifest, options, media.length > 0)
  const button = shown.find((option) => option.shows === 'button')
  if (button?.kind !== 'choice') return undefined
  const choice = button.choices.find(({ value }) => value === optionValue(button, options))
  return choice && { ...choice, isChosen: Boolean(options[button.id]) }
}

function ofText(post: Ruled): Hint[] {
  const { manifest, text, options, media } = post
  const { preview, drafts, recommendedHashtags, maxHashtags } = manifest
  const isDraft = drafts !== undefined && options[drafts.unless.option] !== drafts.unless.value
  if (isDraft && text.trim() !== '' && media.some(({ kind }) => kind === drafts.losesTextOf))
    return hint('without-text', true)
  const button = buttonOf(post)
  const hashtags = partsOf(text).filter(({ kind }) => kind === 'hashtag').length
  const isStiff = !(preview.marks ?? ['link']).includes('link')
  const foldsAt = preview.foldsAt ?? Number.POSITIVE_INFINITY
  return [
    // The button leads there instead.
    ...hint('link-not-clickable', isStiff && hasLink(text) && (!button || button.isHidden === true)),
    ...hint('no-button', button?.needsLink === true && button.isChosen && !hasLink(text)),
    ...hint(
      'many-hashtags',
      recommendedHashtags !== undefined &&
        hashtags > recommendedHashtags &&
        hashtags <= (maxHashtags ?? Number.POSITIVE_INFINITY),
      recommendedHashtags,
    ),
    ...hint('folded', [...text.trim()].length > foldsAt, foldsAt),
  ]
}

function ofMedia({ manifest: { preview }, media: [first] }: Ruled): Hint[] {
  const { shows } = preview
  if (!shows || !first || first.kind !== 'picture' || first.width === 0 || first.height === 0) return []
  const ratio = first.width / first.height
  const seen = Math.min(ratio / shows.min, shows.max / ratio)
  return hint('cropped', seen < 1 - UNSEEN_SHARE)
}

function ofOptions({ manifest, options, media, goesOutAt }: Ruled): Hint[] {
  const end = shownOptions(manifest, options, media.length > 0).find(({ shows }) => shows === 'end')
  const value = end ? optionValue(end, options) : ''
  return hint('ends-before', value !== '' && value <= goesOutAt)
}

/** The most important first, and never many. */
export function hintsOf(post: HintedPost): Hint[] {
  const ruled = { ...post, manifest: manifestOf(post.platform) }
  return [ofOptions, ofMedia, ofText].flatMap((of) => of(ruled)).slice(0, MOST)
}

export const describeHint = (platform: Platform, { kind, limit }: Hint, locale: Locale): string =>
  textOf(hintMessages, locale)(kind, { platform: platformName(platform, locale), limit })
