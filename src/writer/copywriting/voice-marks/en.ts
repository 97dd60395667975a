/** Words that show how a text addresses its reader, by manner. A text has the manner of which it has the most. */
export const voiceMarks: Readonly<Record<string, readonly string[]>> = {
  contracted: [
    ...["we're", "we'll", "we've", "we'd", "you're", "you'll", "you've", "you'd", "it's", "that's"],
    ...["there's", "here's", "i'm", "i've", "don't", "doesn't", "can't", "won't", "isn't", "let's"],
  ],
  'in full': ['we are', 'we will', 'we have', 'you are', 'you will', 'it is', 'do not', 'cannot', 'will not'],
}

/** First words of a text that greets. */
export const greetingWords: readonly string[] = ['hi', 'hello', 'hey', 'good', 'dear', 'morning']

export const exclamation = { open: '', close: '!' }
