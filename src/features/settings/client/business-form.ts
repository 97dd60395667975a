import * as z from 'zod'
import { amountAsTyped, amountHint } from '#client/forms/typed-amount.ts'
import { type WorkspaceSettings, workspaceDetailsSchema } from '#core/settings/workspace-settings.contract.ts'
import { industries } from '#platform/industries.ts'
import type { Locale } from '#platform/locale.ts'
import { unitsFromDecimal } from '#platform/money.ts'

/** A select has no empty value. */
export const NO_INDUSTRY = 'none'

export const businessFormSchema = workspaceDetailsSchema
  .extend({
    industry: z
      .enum([NO_INDUSTRY, ...industries])
      .transform((chosen) => (chosen === NO_INDUSTRY ? null : chosen)),
    country: z
      .string()
      .transform((code) => code || null)
      .pipe(workspaceDetailsSchema.shape.country),
    salesTarget: z.string(),
  })
  // The chosen currency decides how many decimals a target may have.
  .transform(({ salesTarget, ...details }, context) => {
    if (salesTarget.trim() === '') return { ...details, salesTarget: null }
    const units = unitsFromDecimal(salesTarget, details.currency)
    if (units !== null) return { ...details, salesTarget: units }
    context.addIssue({ code: 'custom', path: ['salesTarget'], message: amountHint(details.currency) })
    return z.NEVER
  })

export const formValuesOf = (
  { name, industry, timeZone, currency, country, locale, postalAddress, salesTarget }: WorkspaceSettings,
  language: Locale,
): z.input<typeof businessFormSchema> => ({
  name,
  industry: industry ?? NO_INDUSTRY,
  timeZone,
  currency,
  country: country ?? '',
  locale,
  postalAddress,
  salesTarget: salesTarget === null ? '' : amountAsTyped(salesTarget, currency, language),
})
