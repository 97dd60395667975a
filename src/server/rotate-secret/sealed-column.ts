/** A column whose values only open with the app secret they were sealed with. */
export type SealedColumn = {
  table: string
  column: string
  purpose: string
  /** The column whose value the sealed text is bound to. */
  context: string
  /** Raw bytes, or base64 in a text column. */
  form: 'bytes' | 'base64'
}
