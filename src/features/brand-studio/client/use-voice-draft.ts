import type { BrandVoice } from '#core/brands/brand-voice.contract.ts'
import { draftOfVoice, isSameVoice, type VoiceDraft } from '../voice-draft.ts'
import { createDraftStore, type Drafting, useBrandDraft } from './use-brand-draft.ts'

const store = createDraftStore<VoiceDraft>()

export type VoiceDrafting = Drafting<VoiceDraft>

export const useVoiceDraft = (voice: BrandVoice): VoiceDrafting =>
  useBrandDraft(store, voice.brandId, draftOfVoice(voice), isSameVoice)
