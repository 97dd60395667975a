import { writeFileSync } from 'node:fs'
import { catalogFolders, composeCatalogs } from './compose-catalogs.ts'
import { connectorLists } from './compose-connector-lists.ts'
import { tradeList } from './compose-trade-list.ts'

for (const folder of catalogFolders()) writeFileSync(`${folder}/index.ts`, composeCatalogs(folder))
for (const { path, text } of [...connectorLists(), tradeList()]) writeFileSync(path, text)

// It reads what was just written.
const { channelTable } = await import('./compose-channel-table.ts')
const table = channelTable()
writeFileSync(table.path, table.text)
