/** How a brand appears on a mail or a printed page, on white. */
export type Letterhead = {
  name: string
  /** For areas and lines. */
  color: string
  /** For text: the brand's color if it is readable on white. */
  ink: string
  /** PNG, small enough to attach to every mail. */
  logo: { bytes: Buffer; width: number; height: number } | null
}
