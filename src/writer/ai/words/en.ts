export const prompts = {
  /** Completes the instruction "Write in …", so it is in English in every file. */
  language: 'US English',
}
