import type { ArticleWording } from '#platform/help-article.ts'

export const people: ArticleWording = {
  title: 'Invite people and set their roles',
  summary:
    'Owners and managers invite people in Settings, under People. The link works once and expires after seven days. Each role decides what a person can do.',
  words:
    'invite invitation colleague employee add user member manager owner role permission rights remove leave join team link reports to access assistant difference roles new quit left fired resend expired someone else',
  phrasings: [
    'who can delete things',
    'two of us at the same time',
    'my partner wants to log in too',
    'let someone else use it',
    'add a team member',
    'second person in the account',
    'take away access',
    'can staff see my sales',
    'what may my employees see',
    'team members',
    'invitation link doesnt work',
    'invite did not arrive',
    'add my partner',
    'give an employee a login',
    'permissions',
    'who can get in',
    'invite someone to the team',
    'give someone access',
    'remove a person from the team',
    'an employee left and must not see our things anymore',
    'change a role',
    'what can a manager see',
    'my employee cannot see it',
    'invitation link expired',
  ],
  body: [
    {
      steps: [
        'Open [Settings](/settings?section=people), **People**, and press **Invite people**.',
        'Choose a role. If you enter an email address and a mail server is set up, we email the link. You can always **Copy link** and share it yourself.',
        'Press **Create invitation**. The person opens the link and creates an account, or joins with the one they have.',
      ],
    },
    {
      list: [
        'Owner: can do everything.',
        'Manager: invites members, connects channels, edits the business and the brand.',
        'Member: does the daily work.',
      ],
    },
    '**Change role and permissions** also sets who a person reports to and whether they can approve. **Remove from team** signs them out right away. Their work stays, their open tasks become yours, and anyone can pick up their conversations. To leave yourself, use **Leave team**. A workspace always keeps at least one owner.',
  ],
  questions: [
    {
      ask: 'How do I invite a colleague?',
      answer:
        'In Settings, under People, press “Invite people”, choose a role and share the link. It works once and expires after seven days.',
    },
    {
      ask: 'Why doesn’t the invitation link work?',
      answer:
        'It has expired, was already used or was withdrawn. Ask for a new one: owners and managers can create it in the list of open invitations.',
    },
    {
      ask: 'What can a member do?',
      answer:
        'Work with campaigns, customers, messages and tasks. Only managers and owners can invite people and change channels and settings.',
    },
  ],
}
