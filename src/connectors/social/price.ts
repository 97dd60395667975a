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

/**
 * Two names with a dot between them. The network knows every domain ending, we know the usual ones (`findAddresses`), and
 * what it charges must never be more than we expected.
 */
const MAY_BE_LINK = /[\p{L}\p{N}\p{M}_-]\.\p{L}[\p{L}\p{M}]/u

const priceOfPart = ({ post, postWithLink }: Prices, text: string) =>
  MAY_BE_LINK.test(text) ? postWithLink : post

/** What the network charges for a post with all its parts; 0 where it costs nothing. */
export const priceOfPost = ({ prices }: { prices?: Prices }, { text, followUps }: Texts): number =>
  prices ? [text, ...followUps].reduce((sum, part) => sum + priceOfPart(prices, part), 0) : 0
