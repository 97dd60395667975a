import './runtime.ts'
import { readFile } from 'node:fs/promises'
import { readEnv } from '#app/server/read-env.ts'
import type { FakeNetworkKind } from '#connectors/social/conformance/fake-network.fixture.ts'
import { fakeNetworks } from '#connectors/social/conformance/fake-networks.fixture.ts'
import { runCommand, UsageError } from './command.ts'
import { recordRequests } from './record/record-requests.ts'

/** Email goes over SMTP, not HTTP. */
const kinds = fakeNetworks.filter((kind) => !kind.startProxy)
const names = [...new Set(kinds.map(({ platform }) => platform))]

/** The address of a network, as `.env.example` names it; undefined if every account has its own. */
async function realAddressOf({ network }: FakeNetworkKind): Promise<string | undefined> {
  const example = await readFile(new URL('../.env.example', import.meta.url), 'utf8')
  const pattern = new RegExp(`^#${network.toUpperCase()}_BASE_URL=(https://\\S+)`, 'm')
  return pattern.exec(example)?.[1]
}

await runCommand('Usage: npm run record -- <platform>', async ({ args }) => {
  const [name, ...rest] = args
  const chosen = kinds.filter(({ platform }) => platform === name)
  if (rest.length > 0 || chosen.length === 0)
    throw new UsageError(`The platform is one of: ${names.join(', ')}.`)
  console.log(
    '# Sent to a stand-in of the network: ids and addresses of uploads come from its answers. TOKEN is yours.\n',
  )
  for (const kind of chosen) {
    const recordings = await recordRequests(kind, readEnv, await realAddressOf(kind))
    for (const { title, commands } of recordings)
      console.log(`# ${[title, kind.way].filter(Boolean).join(', ')}\n\n${commands.join('\n\n')}\n`)
  }
})
