import type { ArticleWording } from '#platform/help-article.ts'

export const csvImport: ArticleWording = {
  title: 'Import products and sales from a file',
  summary:
    'Import products and sales from any POS that can save a CSV file. You see a preview first and a line-by-line report afterward.',
  words:
    'csv import file spreadsheet excel sales products columns preview report pos till cash register other not supported letters weird strange old january',
  phrasings: [
    'sales from last year',
    'upload old sales',
    'import sales from a file',
    'upload an excel sheet',
    'my cash register is not listed',
    'columns of the file',
    'import products',
  ],
  body: [
    {
      steps: [
        'Save products or sales from your POS or spreadsheet as “CSV UTF-8”. The first line must contain the column names.',
        'Open [Integrations](/integrations), press **Import CSV** and choose your file.',
        'Press **Preview import** to see which lines will be imported and what’s wrong with the others.',
        'Press **Import now**. Lines with errors are left out and listed.',
      ],
    },
    'Sales need at least the date and the total. Enter dates as 2026-03-10, with the time if you have it, and amounts as 19.99. Importing the same file again won’t create duplicates.',
  ],
  questions: [
    {
      ask: 'My POS is not in the list. What can I do?',
      answer: 'Export its sales as a CSV file and import that file under Integrations.',
    },
    {
      ask: 'Why are the accents in my file broken?',
      answer: 'The file isn’t saved as UTF-8. Save it again as “CSV UTF-8”.',
    },
  ],
}
