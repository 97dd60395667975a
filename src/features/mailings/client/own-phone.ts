const keyOf = (userId: string) => `test phone ${userId}`

/** The number a person last sent a test to, in this browser; empty if there is none. */
export function readOwnPhone(userId: string): string {
  try {
    return localStorage.getItem(keyOf(userId)) ?? ''
  } catch {
    return ''
  }
}

export function storeOwnPhone(userId: string, phone: string): void {
  try {
    localStorage.setItem(keyOf(userId), phone)
  } catch {
    // With storage disabled, they enter it again.
  }
}
