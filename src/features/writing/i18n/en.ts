export const writing = {
  builtIn: 'Written by the built-in writer.',
  connect: 'Connect an AI provider in Settings for more variety.',
  ai: 'Written by {model}',
} as const
