import type { Access, Definition } from '#platform/endpoint.ts'

const who: Record<Access, string> = {
  public: 'anybody',
  'signed-in': 'every member',
  manager: 'managers and owners',
  owner: 'owners',
}

const introduction = `# Who may call what

Every endpoint of the product, as its contract says; this page is written from the contracts and a test compares both. The server asks
for the right before it reads anything of the call: nobody signed in is answered 401, too small a role 403, and what belongs to another
workspace 404, as if it did not exist. Where a call concerns one thing that not every member may touch (a task is completed by its assignee,
cancelled by whoever gave it, approved by somebody above the assignee who has the right to approve; a saved reply is changed by whoever
wrote it, and by managers and owners), its service answers 403.
`

const order = ({ path, method }: Definition) => `${path} ${method}`

/** The page itself: one row for each endpoint, in the order of their paths. */
export function rolesTable(endpoints: readonly Definition[]): string {
  const rows = endpoints
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
    .map(({ method, path, access, summary }) => `| ${method} ${path} | ${who[access]} | ${summary} |`)
  return [introduction, '| Call | Who may | What for |', '|---|---|---|', ...rows, ''].join('\n')
}
