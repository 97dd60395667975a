import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Manifest } from '#connectors/social/channel.ts'
import { networkAppNames } from '#connectors/social/connect/network-apps.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { type ResultName, resultNames } from '#connectors/social/results/result-names.ts'
import { isReadOnDemand } from '#connectors/social/results/results-cadence.ts'
import { isReadByAddress } from '#connectors/social/server-registry.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const path = join(root, 'docs/channels.md')

const ways = {
  sandbox: 'sandbox only for now',
  direct: 'by itself',
  drafts: 'as a draft in its app, where you post it; by itself if you choose that',
  assisted: 'you post it; we prepare it',
  approved: 'you post it; we prepare it; by itself once you connect keys that the network has approved',
  export: 'finished file for another tool',
}

function wayOf({ mode, drafts, isLive, approvedApps }: Manifest): string {
  if (approvedApps) return ways.approved
  if (mode === 'direct' && !isLive) return ways.sandbox
  return ways[drafts ? 'drafts' : mode]
}

function keysOf({ app, hasKeysOfApp, isLive, approvedApps }: Manifest): string {
  if (hasKeysOfApp) return 'of an app of your own there'
  if (!app) return isLive ? 'none' : '–'
  const own = `of your own ${networkAppNames[app]} app`
  return approvedApps ? `none to post by hand; ${own} to connect` : own
}

const peers = globSync('tests/peers/*.peer.ts', { cwd: root })
  .toSorted()
  .map((file) => ({ name: basename(file), text: readFileSync(join(root, file), 'utf8') }))

/** The tests against a real server that use the adapter of a network. */
const peersOf = (network: string) =>
  peers.filter(
    ({ name, text }) =>
      name.startsWith(`${network}.`) ||
      text.includes(`from '#connectors/social/${network}/${network}.adapter.ts'`),
  )

function proofOf({ network, isLive }: Manifest): string {
  if (!isLive) return '–'
  const own = peersOf(network).map(({ name }) => `[${name}](../tests/peers/${name})`)
  return own.length > 0 ? `real server: ${own.join(', ')}` : 'a stand-in of ours; our reading'
}

const cell = (text: string) => text.replaceAll('|', '\\|')

function rowOf(manifest: Manifest): string {
  const { id, needs, approvedApps, cost, note, cannot = [] } = manifest
  const limits = [note, ...cannot].flatMap((words) => (words ? [words.en] : []))
  const cells = [
    platformName(id, 'en'),
    wayOf(manifest),
    keysOf(manifest),
    [...needs, ...(approvedApps?.needs ?? [])].map(({ en }) => en).join(' '),
    cost.en,
    limits.join(' ') || '–',
    proofOf(manifest),
  ]
  return `| ${cells.map(cell).join(' | ')} |`
}

function figureOf({ figures }: Manifest, figure: ResultName): string {
  const found = figures?.[figure]
  if (!found) return '–'
  return found.counts ? `${found.name.en} (${found.counts.en})` : found.name.en
}

function readingOf({ id, prices }: Manifest): string {
  if (!isReadOnDemand(id)) return 'by itself'
  return prices ? `when a person asks, for $${prices.read / 1000} a post` : 'when a person asks'
}

function resultsRowOf(manifest: Manifest): string {
  const cells = [
    platformName(manifest.id, 'en'),
    ...resultNames.map((figure) => figureOf(manifest, figure)),
    readingOf(manifest),
    manifest.figuresNote?.en ?? '',
  ]
  return `| ${cells.map(cell).join(' | ')} |`
}

/** All channels with what they need and what shows that they work, from their manifests. */
export function channelTable(): { path: string; text: string } {
  const manifests = allPlatforms.map(manifestOf)
  const live = manifests.filter(({ isLive, approvedApps }) => isLive && !approvedApps).length
  const approved = manifests
    .filter(({ approvedApps }) => approvedApps)
    .map(({ id }) => platformName(id, 'en'))
  const onlyApproved =
    approved.length > 0
      ? ` ${approved.join(' and ')} let in few apps; with approved keys of your own, we post there, too.`
      : ''
  const byAddress = allPlatforms.filter(isReadByAddress).map((id) => platformName(id, 'en'))
  const text = `# Channels

Written by \`npm run catalogs\` from the manifests in \`src/connectors/social/\`. ${live} of ${manifests.length} channels post to the real network; every one can be tried in the sandbox.${onlyApproved}

A network without a public server to run is tested against a stand-in that follows its documentation. Such a channel was never tried with a real account by these tests. \`npm run test:peers\` runs the others against real servers. \`npm run record -- <platform>\` prints what we send, as commands to try by hand with a token of your own.

| Channel | How posts go out | Keys | Needs | Cost | Limits of the network | Proved by |
| --- | --- | --- | --- | --- | --- | --- |
${manifests.map(rowOf).join('\n')}

## Results

What each network calls the figures that we show side by side; – is a figure that it doesn’t report. Where that isn’t quite the same, the words in parentheses say what it counts. Channels without figures have no results. Posts that a person published have them if the channel is connected and their full link is given: on ${byAddress.join(', ')}. The sandbox reports all figures.

| Channel | Reach | Likes | Comments | Shares | Clicks | Read | Note |
| --- | --- | --- | --- | --- | --- | --- | --- |
${manifests
  .filter(({ figures }) => figures)
  .map(resultsRowOf)
  .join('\n')}
`
  return { path, text }
}
