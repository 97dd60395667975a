import type { Letterhead } from '#server/letterhead.ts'

export const ink = '#1c1917'
export const quiet = '#57534e'
export const line = '#d6d3d1'

const MARGIN = 56
const FOOTER = 40
const GAP = 16
const AMOUNT_WIDTH = 140
const LOGO = { width: 150, height: 52 }

export const margins = { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER }

type Style = { font: 'regular' | 'semibold'; size: number; color: string }

/** The sections of an invoice, stacked, with page breaks where needed. */
export function layOut(doc: PDFKit.PDFDocument, accent: string) {
  const width = doc.page.width - 2 * MARGIN
  const bottom = doc.page.height - MARGIN - FOOTER
  const set = ({ font, size, color }: Style) => doc.font(font).fontSize(size).fillColor(color)
  const keep = (height: number) => {
    if (doc.y + height > bottom) doc.addPage()
  }

  // The width left of the logo.
  let headingWidth = width
  let logoHeight = 0

  return {
    /** At the top of the page. */
    letterhead(color: string, logo: Letterhead['logo']) {
      doc.rect(0, 0, doc.page.width, 8).fill(color)
      if (!logo) return
      const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height)
      const [printedWidth, height] = [logo.width * scale, logo.height * scale]
      doc.image(logo.bytes, MARGIN + width - printedWidth, MARGIN, { width: printedWidth, height })
      headingWidth = width - printedWidth - GAP
      logoHeight = height
    },
    heading(seller: string, title: string) {
      const beside = { width: headingWidth, lineGap: 2 }
      set({ font: 'semibold', size: 26, color: accent }).text(title, MARGIN, MARGIN, beside)
      set({ font: 'semibold', size: 13, color: ink }).text(seller, beside)
      doc.y = Math.max(doc.y, MARGIN + logoHeight)
      doc.y += GAP * 1.5
    },
    facts(facts: [label: string, value: string, color: string][]) {
      const column = (width - GAP * (facts.length - 1)) / facts.length
      const top = doc.y
      const ends = facts.map(([label, value, color], index) => {
        const x = MARGIN + index * (column + GAP)
        set({ font: 'regular', size: 9, color: quiet }).text(label, x, top, { width: column })
        doc.y += 2
        set({ font: 'semibold', size: 10.5, color }).text(value, x, doc.y, { width: column })
        return doc.y
      })
      doc.y = Math.max(...ends) + GAP * 1.5
    },
    address(label: string, [name = '', ...lines]: string[]) {
      set({ font: 'regular', size: 9, color: quiet }).text(label, MARGIN, doc.y, { width })
      doc.y += 2
      set({ font: 'semibold', size: 11.5, color: ink }).text(name, { width })
      set({ font: 'regular', size: 10.5, color: ink })
      for (const text of lines) doc.text(text, { width: width * 0.7, lineGap: 1 })
      doc.y += GAP * 1.5
    },
    rule(color: string) {
      keep(GAP)
      doc
        .moveTo(MARGIN, doc.y)
        .lineTo(MARGIN + width, doc.y)
        .lineWidth(0.75)
        .stroke(color)
      doc.y += GAP / 2
    },
    row(text: string, amount: string, style: Style) {
      set(style)
      keep(doc.heightOfString(amount, { width: AMOUNT_WIDTH }))
      const top = doc.y
      doc.text(amount, MARGIN + width - AMOUNT_WIDTH, top, { width: AMOUNT_WIDTH, align: 'right' })
      doc.text(text, MARGIN, top, { width: width - AMOUNT_WIDTH - GAP, lineGap: 2 })
      doc.y += GAP / 2
    },
    total(label: string, amount: string) {
      keep(40)
      const top = doc.y + 4
      set({ font: 'semibold', size: 11, color: ink }).text(label, MARGIN, top + 5, { width: width / 3 })
      set({ font: 'semibold', size: 18, color: accent }).text(amount, MARGIN + width / 3, top, {
        width: (width * 2) / 3,
        align: 'right',
      })
    },
    footers(textsOf: (number: number, count: number) => [left: string, right: string]) {
      const { start, count } = doc.bufferedPageRange()
      for (let index = 0; index < count; index++) {
        doc.switchToPage(start + index)
        // Otherwise text this low would start a new page.
        doc.page.margins.bottom = 0
        const [left, right] = textsOf(index + 1, count)
        const y = doc.page.height - MARGIN
        const oneLine = { height: 12, ellipsis: true }
        set({ font: 'regular', size: 8.5, color: quiet })
        doc.text(left, MARGIN, y, { ...oneLine, width: width * 0.75 })
        doc.text(right, MARGIN + width * 0.75, y, { ...oneLine, width: width * 0.25, align: 'right' })
      }
    },
  }
}
