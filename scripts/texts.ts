import './runtime.ts'
import { parseArgs } from 'node:util'
import { toCsv } from '#platform/csv.ts'
import { languages, locales } from '#platform/locale.ts'
import { collectTexts, type ListedText, screensOf } from './collect-texts.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { csv: { type: 'boolean' }, help: { type: 'boolean' } },
})

const usage = `npm run texts                     every text, all languages below each other
npm run texts -- inbox            only folders with this in their path
npm run texts -- --csv > file.csv the same as a table for a spreadsheet`

const lengthOf = (text: string) => [...text].length

function printTable(rows: ListedText[]): void {
  const heads = locales.flatMap((locale) => [languages[locale].inEnglish, 'Length'])
  const records = rows.map(({ folder, key, texts, usedIn }) => [
    screensOf(folder).join(' '),
    folder,
    key,
    ...locales.flatMap((locale) => [texts[locale], lengthOf(texts[locale])]),
    usedIn.join(' '),
  ])
  process.stdout.write(toCsv([['Screens', 'Folder', 'Key', ...heads, 'Used in'], ...records]))
}

function printPage(rows: ListedText[]): void {
  for (const [folder, texts = []] of Map.groupBy(rows, (row) => row.folder)) {
    const screens = screensOf(folder)
    console.log(`\n# ${folder}${screens.length > 0 ? `  (${screens.join(', ')})` : ''}\n`)
    for (const { key, texts: wording, usedIn } of texts) {
      console.log(`${key}${usedIn.length > 0 ? `  < ${usedIn.join(', ')}` : ''}`)
      for (const locale of locales)
        console.log(
          `  ${locale} ${String(lengthOf(wording[locale])).padStart(4)}  ${wording[locale].replaceAll('\n', ' ⏎ ')}`,
        )
    }
  }
  console.log(`\n${rows.length} texts`)
}

if (values.help) console.log(usage)
else {
  const rows = await collectTexts(positionals[0])
  if (values.csv) printTable(rows)
  else printPage(rows)
}
