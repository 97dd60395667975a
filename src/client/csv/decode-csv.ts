/**
 * The text of a CSV file. Spreadsheets on Windows still write Windows-1252; read as UTF-8, every "ñ" would be lost, so
 * invalid UTF-8 is decoded as that.
 */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
