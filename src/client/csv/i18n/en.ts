export const importLines = {
  show: 'Show lines',
  label: 'Lines in the file',
  all: 'All',
  line: 'Line',
  name: 'Name',
  outcome: 'Result',
  reason: 'Reason',
  unnamed: 'No name',
  none: 'No lines to show.',
  more: 'Show more lines',
  partOf: '{count, number} of {total, number}',
} as const
