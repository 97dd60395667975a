/**
 * What an owner lets a network charge in a month. The feature that keeps the account of it implements it; adapters of
 * networks that charge for calls ask before each of them. Amounts are thousandths of a US dollar.
 */
export type Budget = {
  /**
   * Sets an amount aside under a name of this post, once however often it is asked for. False if the month's limit would
   * be passed: then nothing is set aside, and the call must not be made.
   */
  spend(name: string, amount: number): Promise<boolean>
  /** Gives back what was set aside, because the network did not charge it. */
  refund(name: string): Promise<void>
}
