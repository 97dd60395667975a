import type { ArticleWording } from '#platform/help-article.ts'

export const signIn: ArticleWording = {
  title: 'Sign in, sign up or reset your password',
  summary:
    'Sign in with your email address and password. Forgot it? We’ll email you a link to choose a new one; it works once, for one hour.',
  words:
    'login log in sign up register account password forgot forgotten reset cannot enter email mail link short locked',
  phrasings: [
    'login',
    'recover my password',
    'password link doesnt work',
    'register',
    'cant get in',
    'cannot log in',
    'forgot my password',
    'reset link does not arrive',
    'create an account',
    'wrong password',
    'locked out',
    'never got the email',
  ],
  body: [
    {
      steps: [
        'On the [sign-in page](/login) press **Forgot your password?**.',
        'Enter your email address and press **Send link**. Check your spam folder too.',
        'Open the link within an hour and choose a new password. This signs you out on all devices.',
      ],
    },
    'If no mail server is set up, your administrator can create the link with `npm run reset-password -- you@example.com`.',
    'To create an account, choose **Sign Up**. If you have an invitation, open its link instead. Your administrator can limit sign-up to invitations or close it; the page tells you if so. Passwords need at least 6 characters; a few words are safer.',
  ],
  questions: [
    {
      ask: 'I forgot my password',
      answer:
        'Press “Forgot your password?” on the sign-in page. We’ll email you a link that works once, for one hour.',
    },
    {
      ask: 'I can’t sign in, and no email arrives',
      answer: 'Check your spam folder. If no mail server is set up, ask your administrator for a link.',
    },
    {
      ask: 'Too many attempts: what now?',
      answer:
        'Wait a few minutes. We limit attempts so no one can guess your password. Where you’ve signed in before, you can still sign in, even while someone else is guessing.',
    },
  ],
}

export const security: ArticleWording = {
  title: 'Keep your account safe',
  summary:
    'Change your password under Profile in Settings, see where you’re signed in, and sign out devices you don’t recognize.',
  words:
    'security password change sessions devices sign out hacked stolen encryption safe profile photo email name log everywhere laptop logged in data who can see',
  phrasings: [
    'someone else is in my account',
    'i was hacked',
    'password safety',
    'where am i logged in',
    'lost my phone',
    'logged in somewhere else',
    'change my password',
    'someone is in my account',
    'sign out of other devices',
    'logged in on another computer',
    'stolen phone',
    'am i hacked',
  ],
  body: [
    {
      list: [
        '**Change password** under **Profile** in [Settings](/settings) signs out all your other devices.',
        '**Where you’re signed in** lists your devices. **Sign out** signs out one device, **Sign out all others** all except this one.',
        '**Change email** asks for your password. We also notify your old address.',
      ],
    },
    'Passwords are stored as hashes that can’t be reversed. Keys and passwords of the services you connect are encrypted and never shown again. Each workspace sees only its own data. Read more under [Privacy](/privacy).',
  ],
  questions: [
    {
      ask: 'How do I change my password?',
      answer: 'Open Profile in Settings and choose “Change password”. This signs out your other devices.',
    },
    {
      ask: 'I lost my phone, what should I do?',
      answer:
        'Sign in on another device, open Profile in Settings, and sign out your phone under “Where you’re signed in”. Then change your password.',
    },
    {
      ask: 'How do I change my email address?',
      answer: 'Open Profile in Settings and choose “Change email”. You’ll need your password.',
    },
  ],
}
