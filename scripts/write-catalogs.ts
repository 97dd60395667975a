import { writeFileSync } from 'node:fs'
import { catalogFolders, composeCatalogs } from './compose-catalogs.ts'

for (const folder of catalogFolders()) writeFileSync(`${folder}/index.ts`, composeCatalogs(folder))
