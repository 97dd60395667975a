import type * as en from './en.ts'

export const prompts: typeof en.prompts = {
  language:
    'Spanish as spoken in Spain, neutral enough for Latin America, addressing the reader as "tú", with opening ¿ and ¡',
}
