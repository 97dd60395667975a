import type { Prices } from '../price.ts'

/**
 * What X charges, in thousandths of a US dollar (docs.x.com, pricing, read in November 2026). Reading our own posts may
 * cost less.
 */
export const xPrices = {
  post: 15,
  postWithLink: 200,
  read: 5,
  /** For the description of one image. */
  altText: 5,
  /** For each post that is taken back. */
  deletion: 10,
} as const satisfies Prices & Record<'altText' | 'deletion', number>
