import { stringify } from 'csv-stringify/sync'

/** Without it Excel takes the file for something older than UTF-8 and spoils every accent. */
export const BYTE_ORDER_MARK = '\uFEFF'

export const toCsv = (records: string[][]) => stringify(records, { record_delimiter: 'windows' })
