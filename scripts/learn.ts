import { writeFileSync } from 'node:fs'
import { locales } from '#platform/locale.ts'
import { composeKindTable } from './compose-kind-table.ts'

for (const { path, text } of locales.map(composeKindTable)) writeFileSync(path, text)
