import { writeFileSync } from 'node:fs'
import { catalogFolders, composeCatalogs } from './compose-catalogs.ts'
import { connectorLists } from './compose-connector-lists.ts'

for (const folder of catalogFolders()) writeFileSync(`${folder}/index.ts`, composeCatalogs(folder))
for (const { path, text } of connectorLists()) writeFileSync(path, text)
