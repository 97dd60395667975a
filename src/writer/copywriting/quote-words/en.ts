export const quoteWords = {
  /** Before a colon, they announce what a customer said. */
  announcing:
    /(?<!\p{L})(?:stars?|reviews?|feedback|testimonial|wrote|writes|said|says|told us|messaged us|message from|comment from|note from)(?!\p{L})/iu,
  /** Whoever says this speaks of themselves, as a shop does not. */
  firstPerson: /(?<![\p{L}'’])(?:I|I['’](?:m|ve|d|ll)|[Mm]y|me)(?![\p{L}'’])/u,
}
