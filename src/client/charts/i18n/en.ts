export const figure = {
  table: 'Show as table',
  tableOf: 'Table: {title}',
  csv: 'Download CSV',
  csvNamed: 'Download CSV: {title}',
} as const
