/** How a brand stands at the head of what it sends out: a mail, a printed page. All of it is meant for white paper. */
export type Letterhead = {
  name: string
  /** For areas and lines. */
  colour: string
  /** For words: the brand's colour where that can be read on white. */
  ink: string
  /** PNG, small enough to travel with every mail. */
  logo: { bytes: Buffer; width: number; height: number } | null
}
