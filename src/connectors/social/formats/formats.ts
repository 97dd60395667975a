// Written by `npm run catalogs` from the names of the files.
import { facebookFormats } from '../facebook/facebook.formats.ts'
import { instagramFormats } from '../instagram/instagram.formats.ts'
import { linkedinFormats } from '../linkedin/linkedin.formats.ts'
import { pinterestFormats } from '../pinterest/pinterest.formats.ts'
import type { CreatorPlatform } from '../platforms.ts'
import { snapchatFormats } from '../snapchat/snapchat.formats.ts'
import { tiktokFormats } from '../tiktok/tiktok.formats.ts'
import { xFormats } from '../x/x.formats.ts'
import { youtubeFormats } from '../youtube/youtube.formats.ts'
import type { Format } from './format.ts'

export const formats: Record<CreatorPlatform, readonly Format[]> = {
  facebook: facebookFormats,
  instagram: instagramFormats,
  linkedin: linkedinFormats,
  pinterest: pinterestFormats,
  snapchat: snapchatFormats,
  tiktok: tiktokFormats,
  x: xFormats,
  youtube: youtubeFormats,
}
