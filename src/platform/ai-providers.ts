export const aiProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type AiProvider = (typeof aiProviders)[number]

/** Reached at an address of the person's choice, with or without a key; all others have one address and need one. */
export const needsAddress = (provider: AiProvider): boolean => provider === 'openai-compatible'
