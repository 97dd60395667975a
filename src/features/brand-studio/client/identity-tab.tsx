import { useState } from 'react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { BelowFold } from '#client/ui/first-look.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { BrandLogoField, useMayManageBrands } from '#core/brands/index.client.ts'
import type { BrandDesign } from '../brand-studio.contract.ts'
import { withStyle } from '../design-draft.ts'
import { brandStudioMessages } from '../i18n/index.ts'
import { isSoundVoice, unsetVoice, voiceIn } from '../voice-draft.ts'
import { sampleUrlOf, useSaveDesign } from './brand-studio.queries.ts'
import { useBrandVoice, useSaveVoice } from './brand-voice.queries.ts'
import { DrawnPicture } from './drawn-picture.tsx'
import { PaletteCard } from './palette-card.tsx'
import { SaveBar } from './save-bar.tsx'
import { StylePicker } from './style-picker.tsx'
import { TypographyCard } from './typography-card.tsx'
import { useDesignDraft } from './use-design-draft.ts'
import { useVoiceDraft } from './use-voice-draft.ts'
import { VoiceCard } from './voice-card.tsx'

/** Palette, typography and logo. */
const CARDS_BELOW_FOLD = 1000

export function IdentityTab({ design }: { design: BrandDesign }) {
  const t = useText(brandStudioMessages)
  const locale = useLocale()
  const mayManage = useMayManageBrands()
  const drafting = useDesignDraft(design)
  const { draft, change, discard, keepNewer, isDirty } = drafting
  const [isUploading, setIsUploading] = useState(false)
  const save = useSaveDesign()
  const { brandId, brandName } = design
  const { brandStyle } = draft
  const voice = useBrandVoice(brandId)
  const voicing = useVoiceDraft(voice.data ?? unsetVoice(brandId))
  const saveVoice = useSaveVoice()
  const isVoiceDirty = voice.data !== undefined && voicing.isDirty

  function submit() {
    const savesDesign = brandStyle !== null && (isDirty || !isVoiceDirty)
    if (savesDesign) save.mutate({ ...draft, brandStyle, brandId }, { onSuccess: () => keepNewer(draft) })
    if (!isVoiceDirty) return
    const sent = voicing.draft
    saveVoice.mutate(
      { ...voiceIn(sent), brandId },
      {
        onSuccess: () => {
          voicing.keepNewer(sent)
          if (!savesDesign) toast({ title: t('toasts.saved'), description: t('voice.saved') })
        },
      },
    )
  }

  function discardAll() {
    discard()
    voicing.discard()
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-6">
        {mayManage ? null : <Alert>{t('readOnly')}</Alert>}
        <Card>
          <CardHeader title={t('identity.style')} description={t('identity.styleHint')} />
          <CardBody>
            <fieldset className="min-w-0">
              <legend className="sr-only">{t('identity.style')}</legend>
              <StylePicker
                value={brandStyle}
                disabled={!mayManage}
                onChange={(style) => change(withStyle(draft, style))}
              />
            </fieldset>
          </CardBody>
        </Card>
        <VoiceCard voice={voice} drafting={voicing} disabled={!mayManage} />
        <BelowFold height={CARDS_BELOW_FOLD}>
          <PaletteCard drafting={drafting} disabled={!mayManage} />
          <TypographyCard drafting={drafting} disabled={!mayManage} />
          {mayManage ? (
            <Card>
              <CardHeader title={t('identity.logo')} description={t('identity.logoHint')} />
              <CardBody>
                <BrandLogoField
                  value={draft.logoUrl}
                  onChange={(logoUrl) => change({ logoUrl })}
                  onBusyChange={setIsUploading}
                  error={undefined}
                />
              </CardBody>
            </Card>
          ) : null}
        </BelowFold>
        {mayManage ? (
          <SaveBar
            needsStyle={brandStyle === null && (isDirty || !isVoiceDirty)}
            canSave={isVoiceDirty ? isSoundVoice(voicing.draft) : brandStyle !== null}
            isDirty={isDirty || isVoiceDirty}
            pending={save.isPending || saveVoice.isPending || isUploading}
            onSave={submit}
            onDiscard={discardAll}
          />
        ) : null}
      </div>
      <Card className="max-lg:order-first lg:sticky lg:top-6">
        <CardHeader title={t('identity.sample')} description={t('identity.sampleHint')} />
        <CardBody>
          <DrawnPicture
            alt={t('identity.sampleAlt', { name: brandName })}
            firstUrl={isDirty ? undefined : sampleUrlOf(design, locale)}
            order={{
              ...draft,
              brandId,
              template: 'instagram_post',
              headline: t('identity.sampleTexts.headline'),
              line: t('identity.sampleTexts.line'),
              call: t('identity.sampleTexts.call'),
            }}
          />
        </CardBody>
      </Card>
    </div>
  )
}
