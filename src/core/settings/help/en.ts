import type { ArticleWording } from '#platform/help-article.ts'

export const aiProvider: ArticleWording = {
  title: 'Connect an AI provider',
  summary:
    'OpenAI, Anthropic, Google or any OpenAI-compatible model can write for you. You use your own account there, at its prices. Without one, the built-in writer does the job.',
  words: 'ai key openai chatgpt anthropic claude google gemini ollama local model provider quota refused api',
  phrasings: [
    'what happens to my data with the ai',
    'use my own ai',
    'use chatgpt',
    'enter my openai key',
    'use my own model',
    'which ai do you use',
    'ai quota is used up',
    'local model',
  ],
  body: [
    {
      steps: [
        'Get an API key from your account at the provider.',
        'Open [Settings](/settings?section=ai), **AI provider**. Choose the provider and the model, and enter the key. For your own model, also enter its URL.',
        'Press **Test and save**. We ask the model for one word first. Nothing is saved unless it answers.',
      ],
    },
    'The key is stored encrypted and never shown again. Until you connect a provider, none of your data is sent to any AI. **Disconnect** deletes the key.',
    'The model writes campaigns, plans and the text on images, suggests replies in the inbox and answers in the help chat.',
    'We check every text it writes: it has to say what you asked for, and must not invent prices, dates, names or awards. A text that fails is written again. If it fails twice, the built-in writer writes it, and you’ll see that next to it.',
    '**AI usage** shows the tokens your provider counted this month. Enter its prices to see the cost too. **Monthly limit (tokens)** sets a cap: once it’s reached, the built-in writer writes until next month.',
  ],
  questions: [
    {
      ask: 'Do I need an AI key?',
      answer:
        'No. Without one, the built-in writer writes your texts, and the help chat answers from the help pages.',
    },
    {
      ask: 'Why was my AI key refused?',
      answer:
        'Copy it again and check that it’s still active and has credit. You’ll see the exact reason when you test it.',
    },
    {
      ask: 'How do I limit what I spend on AI?',
      answer:
        'In Settings, under AI provider, set a monthly limit of tokens. Once it’s reached, the model isn’t called anymore and the built-in writer takes over. It starts again on the first of each month.',
    },
    {
      ask: 'Can I use a model on my own computer?',
      answer:
        'Yes. If Ollama, LM Studio or llama.cpp runs on the same machine as CampAIgner and your administrator allows it, the owner sees it under **Found on this server** and connects it with one click. Otherwise choose “Other, or your own model” and enter its URL. If the URL is on a private network, your administrator has to allow it.',
    },
  ],
}

export const mailServer: ArticleWording = {
  title: 'Set up a mail server',
  summary:
    'Invitations and password links are sent through a mail server. Enter yours in Settings; we send a test email before saving anything.',
  words: 'mail email smtp server port encryption tls starttls sender password gmail outlook not sent',
  phrasings: [
    'no email goes out',
    'mail settings',
    'emails are not sent',
    'smtp settings',
    'set up email',
    'use gmail to send',
    'invitations do not arrive',
  ],
  body: [
    {
      steps: [
        'Ask your email provider for the server, port and encryption. It’s usually STARTTLS on port 587 or TLS on port 465.',
        'Open [Settings](/settings?section=mail), **Mail server**, and fill in the form. Some providers require an app password.',
        'Press **Send test email and save**. Nothing is saved unless that email can be sent.',
      ],
    },
    'Only the owner can change it. Without a mail server, everything else still works; you share invitation links yourself.',
  ],
  questions: [
    {
      ask: 'Why can’t the test email be sent?',
      answer:
        'The message says what failed: the address, the sign-in, the encryption or the sender. Gmail and others require an app password.',
    },
    {
      ask: 'Do I need a mail server?',
      answer:
        'No. Without one, you share invitation links yourself, and your administrator creates password links.',
    },
  ],
}
