export const aiProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type AiProvider = (typeof aiProviders)[number]
