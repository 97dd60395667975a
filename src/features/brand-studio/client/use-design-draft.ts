import type { BrandDesign } from '../brand-studio.contract.ts'
import { type DesignDraft, draftOf, isSameDraft } from '../design-draft.ts'
import { createDraftStore, type Drafting, useBrandDraft } from './use-brand-draft.ts'

const store = createDraftStore<DesignDraft>()

export type DesignDrafting = Drafting<DesignDraft>

export const useDesignDraft = (design: BrandDesign): DesignDrafting =>
  useBrandDraft(store, design.brandId, draftOf(design), isSameDraft)
