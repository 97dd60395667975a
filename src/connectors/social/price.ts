import type { Manifest } from './channel.ts'
import { findAddresses } from './find-addresses.ts'

/** What a network charges, in thousandths of a US dollar. */
export type Prices = {
  /** For each part of a thread. */
  post: number
  /** For a part with a link. */
  postWithLink: number
  /** For each post whose results, or whose text, we read. */
  read: number
}

type Texts = { text: string; followUps: readonly string[] }

const priceOfPart = ({ post, postWithLink }: Prices, text: string) =>
  findAddresses(text).length > 0 ? postWithLink : post

/** What the network charges for a post with all its parts; 0 where it costs nothing. */
export const priceOfPost = ({ prices }: Pick<Manifest, 'prices'>, { text, followUps }: Texts): number =>
  prices ? [text, ...followUps].reduce((sum, part) => sum + priceOfPart(prices, part), 0) : 0
