import type { Access, Definition } from '#platform/endpoint.ts'

const who: Record<Access, string> = {
  public: 'anybody',
  'signed-in': 'every member',
  manager: 'managers and owners',
  owner: 'owners',
}

const introduction = `# Who may call what

Every endpoint of the product. This page is generated from the contracts, and a test compares both. The server checks permissions before it
reads anything of the call: without a session it answers 401, with a lower role 403, and for records of another workspace 404, as if they did
not exist. Some calls depend on the record (a task is completed by its assignee, canceled by its assigner, and approved by a manager of the
assignee with the right to approve; a saved reply is changed by its author, managers and owners): there the service answers 403.
`

const order = ({ path, method }: Definition) => `${path} ${method}`

/** The page: one row per endpoint, by path. */
export function rolesTable(endpoints: readonly Definition[]): string {
  const rows = endpoints
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
    .map(({ method, path, access, summary }) => `| ${method} ${path} | ${who[access]} | ${summary} |`)
  return [introduction, '| Call | Who may | What for |', '|---|---|---|', ...rows, ''].join('\n')
}
