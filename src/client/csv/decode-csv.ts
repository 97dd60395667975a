/**
 * The text of a CSV file. Spreadsheets on Windows still write it in their own code page; read as UTF-8 every "ñ" of
 * such a file would be lost, so what is not valid UTF-8 is taken for that page.
 */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
