import { MAX_RECENT, type RecordKind, recordKinds } from '../record-kinds.ts'

/** A record that was opened in this browser. Names are read from the server, so that none stay behind on a shared computer. */
export type RecentItem = { kind: RecordKind; id: string }

type Owner = { id: string; workspace: { id: string } }

const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
const stored = new RegExp(`^(${recordKinds.join('|')})\\.(${UUID})$`)
const uuid = new RegExp(`^${UUID}$`)

const keyOf = ({ id, workspace }: Owner) => `recent ${workspace.id} ${id}`

/** The record that an address shows. */
export function recordAt(path: string, search: string): RecentItem | null {
  const params = new URLSearchParams(search)
  const [kind, id]: [RecordKind, string | null | undefined] =
    path === '/customers'
      ? ['customers', params.get('customer')]
      : path === '/inbox'
        ? ['conversations', params.get('conversation')]
        : ['campaigns', /^\/campaigns\/([^/]+)$/.exec(path)?.[1]]
  return id && uuid.test(id) ? { kind, id } : null
}

/** The address that shows a record. */
export const addressOf = ({ kind, id }: RecentItem): string =>
  ({
    campaigns: `/campaigns/${id}`,
    customers: `/customers?customer=${id}`,
    conversations: `/inbox?conversation=${id}`,
  })[kind]

const isSame = (a: RecentItem, b: RecentItem) => a.kind === b.kind && a.id === b.id

/** Newest first. Anything may be in the storage, or nothing if it is disabled. */
export function readRecent(owner: Owner): RecentItem[] {
  try {
    const texts = (localStorage.getItem(keyOf(owner)) ?? '').split(' ').slice(0, MAX_RECENT)
    return texts.flatMap((text) => {
      const [, kind, id] = stored.exec(text) ?? []
      return kind && id ? [{ kind: kind as RecordKind, id }] : []
    })
  } catch {
    return []
  }
}

export function addRecent(owner: Owner, item: RecentItem): void {
  const others = readRecent(owner).filter((each) => !isSame(each, item))
  const texts = [item, ...others].slice(0, MAX_RECENT).map(({ kind, id }) => `${kind}.${id}`)
  try {
    localStorage.setItem(keyOf(owner), texts.join(' '))
  } catch {
    // Only the list of recent records is missing then.
  }
}
