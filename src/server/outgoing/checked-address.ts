/** Not a plain http or https URL. */
export class UnusableAddress extends Error {
  constructor() {
    super('Only http and https addresses without a name and password are called.')
    this.name = 'UnusableAddress'
  }
}

export function checkedAddress(address: string | URL): URL {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new UnusableAddress()
  return url
}
