import { fileURLToPath } from 'node:url'
import type { Locale } from '#platform/locale.ts'

export type Pdf = {
  doc: PDFKit.PDFDocument
  /** Resolves after `doc.end()`. */
  whole: Promise<Buffer>
}

const fontFile = (weight: 'regular' | 'semibold') =>
  fileURLToPath(new URL(`./fonts/inter-${weight}.ttf`, import.meta.url))

/** Invisible and bidirectional characters could make an amount read as another. */
export const printable = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/[\p{Cc}\p{Cf}]/gu, (char) => (char === '\n' ? char : ''))

/**
 * An A4 document with the fonts `regular` and `semibold`. The same content at the same instant gives the same bytes.
 */
export async function openPdf(about: {
  title: string
  author: string
  locale: Locale
  printedAt: Date
  margins: PDFKit.PDFDocumentOptions['margins']
}): Promise<Pdf> {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margins: about.margins,
    bufferPages: true,
    lang: about.locale,
    displayTitle: true,
    info: {
      Title: printable(about.title),
      Author: printable(about.author),
      Creator: 'CampAIgner',
      Producer: 'CampAIgner',
      CreationDate: about.printedAt,
    },
  })
  doc.registerFont('regular', fontFile('regular'))
  doc.registerFont('semibold', fontFile('semibold'))
  return { doc, whole: collect(doc) }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
