import type { BrandLook } from '#media/brand-look.ts'
import { contrast, readableOn } from '#platform/contrast.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { openPdf, printable } from '#server/pdf/open-pdf.ts'
import { type LogoVariant, logoVariants } from '../brand-studio.contract.ts'
import { guidelineMessages } from '../i18n/index.ts'
import { fontPath, givenFamily } from './font-files.ts'
import { ink, layOut, margins } from './guidelines-page.ts'

const PAPER = '#ffffff'

/** A PDF for printers and agencies, in the language of the request. */
export async function drawGuidelines(
  look: BrandLook,
  /** Resized for a page; at full size the file would be slow and large. */
  logos: Record<LogoVariant, Buffer>,
  { locale, printedAt }: { locale: Locale; printedAt: Date },
): Promise<Buffer> {
  const t = textOf(guidelineMessages, locale)
  const { palette, fonts } = look
  const name = printable(look.name)
  const { doc, whole } = await openPdf({
    title: `${t('title')} ${name}`,
    author: name,
    locale,
    printedAt,
    margins,
  })
  doc.registerFont('headline', fontPath(fonts.primary, 700, 'woff'))
  doc.registerFont('body', fontPath(fonts.secondary, 400, 'woff'))
  const page = layOut(doc, readableOn(PAPER, [palette.primary, palette.secondary, ink]))

  page.cover(name, t('title'), palette.primary)
  page.heading(t('logo.title'))
  page.plates(
    logoVariants.map((variant) => ({
      picture: logos[variant],
      label: t(`variants.${variant}`),
      text: t(`variantUses.${variant}`),
      ground: variant === 'white' ? readableOn(PAPER, [palette.primary, palette.secondary, ink]) : PAPER,
    })),
  )
  page.text(t('logo.margin'))
  page.text(t('logo.size'))

  page.heading(t('colors.title'))
  const ratio = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  page.swatches(palette, (role) => {
    const color = readableOn(palette[role], [PAPER, ink])
    const onIt = { color, ratio: `${ratio.format(contrast(color, palette[role]))}:1` }
    return [t(`roles.${role}`), t('colors.text', onIt)]
  })
  page.text(t('colors.use'))
  page.shares(palette)
  page.note(t('colors.rest'))

  page.heading(t('fonts.title'))
  page.text(t('fonts.primary', { font: fonts.primary }))
  page.specimen(t('fonts.sample'), 'headline', 18)
  page.text(t('fonts.secondary', { font: fonts.secondary }))
  page.specimen(t('fonts.sample'), 'body', 11)
  page.note(t('fonts.licence'))
  if (Object.values(fonts).some((family) => givenFamily(family) !== family)) page.note(t('fonts.arial'))

  page.heading(t('donts.title'))
  page.text(`× ${t('donts.distort')}`)
  page.text(`× ${t('donts.colors')}`)
  page.footers((number, count) => t('page', { name, page: String(number), pages: String(count) }))
  doc.end()
  return whole
}
