import { type Palette, paletteRoles } from '#platform/brand-styles.ts'

export const ink = '#1c1917'
const quiet = '#57534e'
const line = '#d6d3d1'
const MARGIN = 56
const FOOTER = 40
const GAP = 16

export const margins = { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER }

const SHARES = [
  ['primary', 0.6],
  ['secondary', 0.3],
  ['accent', 0.1],
] as const

export type Plate = { picture: Buffer; label: string; text: string; ground: string }

/** The sections of the guidelines, stacked, with page breaks where needed. */
export function layOut(doc: PDFKit.PDFDocument, accent: string) {
  const width = doc.page.width - 2 * MARGIN
  const keep = (height: number) => {
    if (doc.y + height > doc.page.height - MARGIN - FOOTER) doc.addPage()
  }
  const write = (text: string, font: string, size: number, color: string, x = MARGIN, wide = width) =>
    doc.font(font).fontSize(size).fillColor(color).text(text, x, doc.y, { width: wide, lineGap: 2 })

  return {
    cover(name: string, title: string, color: string) {
      doc.rect(0, 0, doc.page.width, 12).fill(color)
      doc.y = MARGIN
      write(name, 'semibold', 26, accent)
      write(title, 'regular', 13, quiet)
      doc.y += GAP
    },
    heading(text: string) {
      keep(110)
      doc.y += GAP / 2
      write(text, 'semibold', 15, ink)
      doc
        .moveTo(MARGIN, doc.y)
        .lineTo(MARGIN + width, doc.y)
        .lineWidth(0.75)
        .stroke(line)
      doc.y += GAP / 2
    },
    text(text: string) {
      keep(30)
      write(text, 'regular', 10.5, ink)
      doc.y += 4
    },
    note(text: string) {
      keep(24)
      write(text, 'regular', 9, quiet)
      doc.y += 4
    },
    specimen(text: string, font: string, size: number) {
      keep(size * 3)
      write(text, font, size, ink)
      doc.y += 4
    },
    /** Two columns with captions. */
    plates(plates: Plate[]) {
      const column = (width - GAP) / 2
      const height = 96
      for (let row = 0; row < plates.length; row += 2) {
        keep(height + 60)
        const top = doc.y
        let bottom = top
        for (const [place, { picture, label, text, ground }] of plates.slice(row, row + 2).entries()) {
          const x = MARGIN + place * (column + GAP)
          doc.roundedRect(x, top, column, height, 6).fillAndStroke(ground, line)
          const room: [number, number] = [column - 40, height - 40]
          doc.image(picture, x + 20, top + 20, { fit: room, align: 'center', valign: 'center' })
          doc.y = top + height + 6
          write(label, 'semibold', 10.5, ink, x, column)
          write(text, 'regular', 9, quiet, x, column)
          bottom = Math.max(bottom, doc.y)
        }
        doc.y = bottom + GAP
      }
    },
    swatches(palette: Palette, textsOf: (role: keyof Palette) => [name: string, note: string]) {
      keep(110)
      const column = (width - GAP * 3) / 4
      const top = doc.y
      for (const [place, role] of paletteRoles.entries()) {
        const x = MARGIN + place * (column + GAP)
        doc.roundedRect(x, top, column, 48, 6).fillAndStroke(palette[role], line)
        const [name, note] = textsOf(role)
        doc.y = top + 54
        write(name, 'semibold', 10.5, ink, x, column)
        write(palette[role], 'regular', 9, quiet, x, column)
        write(note, 'regular', 8, quiet, x, column)
      }
      doc.y = Math.max(doc.y, top + 110)
    },
    shares(palette: Palette) {
      keep(40)
      let x = MARGIN
      for (const [role, share] of SHARES) {
        doc.rect(x, doc.y, width * share, 18).fill(palette[role])
        x += width * share
      }
      doc.rect(MARGIN, doc.y, width, 18).lineWidth(0.75).stroke(line)
      doc.y += 26
    },
    footers(textOf: (page: number, pages: number) => string) {
      const { start, count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        doc.switchToPage(start + page)
        // Otherwise text this low would start a new page.
        doc.page.margins.bottom = 0
        doc.font('regular').fontSize(8.5).fillColor(quiet)
        const oneLine = { width, height: 12, ellipsis: true }
        doc.text(textOf(page + 1, count), MARGIN, doc.page.height - MARGIN, oneLine)
      }
    },
  }
}
