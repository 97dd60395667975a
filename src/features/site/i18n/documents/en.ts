/** Texts around every document. */
export const document = { contents: 'On this page', short: 'In short', updated: 'Last updated:' } as const

export const privacy = {
  title: 'Privacy',
  intro: 'What this CampAIgner server stores about you, where it is kept, and what you can do about it.',
  short: [
    '- Your data is in the database and the data folder of this server, and nowhere else.',
    '- Cookies keep you signed in and remember two choices of yours. There are no trackers and no advertising.',
    '- Nothing leaves this server except through the services connected to it: a network, an AI provider, a mail server.',
    '- You can export everything as a zip file, and delete your account and your workspace.',
  ].join('\n'),
  sections: {
    responsible: {
      title: 'Who is responsible',
      text: [
        'CampAIgner is software that anyone can run on their own server. The person or organization that runs the server you are using, called the administrator on this page, is responsible for the data on it. The authors of the software cannot see that data.',
        'If you store data about your own customers in CampAIgner, you are responsible for that data.',
        'You can reach the administrator through the [contact form](/support).',
      ].join('\n\n'),
    },
    stored: {
      title: 'What is stored',
      text: [
        [
          '- **Your account**: your name, email address, language, photo if you add one, and your password as a one-way hash that cannot be reversed.',
          '- **Your workspace**: your business name, time zone, currency and settings, your brands, and the team members with their roles.',
          '- **What you add**: customers, invoices, notes, texts, images and other files, and anything else you enter or import.',
          '- **Where you’re signed in**: for each device, its IP address, its browser, when it signed in and when it was last used. You can see this list and end any session in [Settings](/settings).',
          '- **Activity**: notifications, and a list of recent activity in your workspace.',
          '- **Your connections**: the accounts and keys of the services you connect.',
          '- **Clicks in your emails**: only if you turn it on, how often each link in your emails to customers was opened, but not by whom or from where.',
          '- **Your messages to us**: your name, email address, company, message and language when you use the contact form.',
        ].join('\n'),
        'To protect passwords from guessing, attempts are counted under a fingerprint of the IP address, which is deleted within a day or so. Fingerprints of the addresses you sign in from are kept for 30 days, so you can still sign in while others are guessing. The technical log contains errors, not what you write.',
      ].join('\n\n'),
    },
    browser: {
      title: 'Cookies and your browser',
      text: [
        'One cookie keeps you signed in. Its name ends in `session`, it contains a random number that shows you are signed in, and no script can read it. It expires after 30 days or when you sign out. Two more are set only when you choose something: `brand` is the brand you last chose, `campaigns.sort` the order of your campaigns. Both last a year, so that your screens open the way you left them. Visitors who do not sign in get no cookie at all.',
        'Your browser’s local storage remembers your choices, such as the language and the last brand you worked with.',
        'That is all: no analytics, no advertising, no fonts or scripts from other sites. That is why there is no consent banner.',
      ].join('\n\n'),
    },
    where: {
      title: 'Where it is stored',
      text: 'In the database and the data folder of this server, on a machine chosen by the administrator, who can tell you which country it is in.',
    },
    protection: {
      title: 'How it is protected',
      text: [
        [
          '- Passwords are stored as Argon2id hashes, session cookies as SHA-256 hashes.',
          '- Keys and passwords of the services you connect are encrypted (AES-256-GCM) before they are stored, and are never shown again.',
          '- Each workspace sees only its own data, and its files have names that cannot be guessed.',
          '- Within a workspace, roles decide who can do what.',
        ].join('\n'),
        'The administrator looks after the machine, its encrypted connection (https) and its backups. The administrator has access to the database and could read what is in it, but cannot read your password.',
      ].join('\n\n'),
    },
    leaves: {
      title: 'What leaves this server',
      text: [
        'Only what goes to the services that you or the administrator connect, and only what those services need:',
        [
          '- **Networks and shop systems**: your posts and replies go to the network you connected, and your sales and products come from the system you connected. Their own rules apply there.',
          '- **AI provider**: if one is set up, it receives what it needs to write, such as your description, your brand voice and your products. If none is set up, nothing is sent.',
          '- **Mail server**: emails, such as invitations, password reset links and contact form messages, are sent through the mail server set up by the administrator or for your workspace.',
        ].join('\n'),
        'Nothing is sold, and nothing is reported to the authors of the software.',
      ].join('\n\n'),
    },
    time: {
      title: 'How long it is kept',
      text: [
        '- **Your account and your workspace**: until you delete them.',
        '- **Sessions**: 30 days after you sign in, or until you sign out. Expired sessions are removed every night.',
        '- **Password reset links**: one hour.',
        '- **Unused uploads**: about a day.',
        '- **Background work**, such as sending an email: a few days after it is done. Failed work is kept for up to a year, so it can be retried.',
        '- **Contact form messages**: until the administrator deletes them. Messages from team members are deleted with their workspace.',
      ].join('\n'),
    },
    backups: {
      title: 'Backups',
      text: 'The administrator can make backups. A backup contains everything as it was at that moment, so what you delete stays in older backups until those are removed. The administrator decides how often backups are made and how long they are kept; ask if this matters to you.',
    },
    rights: {
      title: 'Your rights',
      text: [
        [
          '- **See and correct**: you can see and change your data in the product itself.',
          '- **Export**: in [Settings](/settings) you can export everything in your workspace as a zip file.',
          '- **Delete**: in [Settings](/settings) you can delete your account. If you own the workspace, you can delete it there too, with everything in it. This cannot be undone.',
          '- **Anything else**: write to us through the [contact form](/support), for example to have a message you sent there deleted.',
        ].join('\n'),
        'The law where you live may give you more rights, such as the right to complain to a data protection authority. This page takes none of them away.',
      ].join('\n\n'),
    },
    customers: {
      title: 'If you are a customer of a shop',
      text: 'A shop that uses CampAIgner may store your name, contact details, invoices and messages here. The shop is responsible for that data, so please contact the shop.',
    },
    changes: {
      title: 'Changes',
      text: 'This text is part of the software and changes with it; the date above shows when it last changed. If the administrator has additional rules, they must tell you about them.',
    },
  },
} as const

export const terms = {
  title: 'Terms',
  intro: 'The rules for using CampAIgner on this server. They are short on purpose.',
  short: [
    '- The software is free to use under the Apache-2.0 license and comes without warranty.',
    '- Your content stays yours.',
    '- The software itself charges nothing and asks for no card.',
    '- You can leave at any time and take everything with you.',
  ].join('\n'),
  sections: {
    parties: {
      title: 'Who these terms are between',
      text: 'CampAIgner is software that anyone can run. These terms are between you and the person or organization that runs the server you are using, called the administrator on this page. If you run it yourself, only the license applies to you.',
    },
    licence: {
      title: 'License and warranty',
      text: [
        'CampAIgner is licensed under the [Apache License 2.0](https://www.apache.org/licenses/LICENSE-2.0). You may use, copy, change and share it, for business too, as long as you keep its notices.',
        'It is provided as is, without warranty of any kind. As far as the law allows, its authors are not liable for any damage that results from using it.',
      ].join('\n\n'),
    },
    account: {
      title: 'Your account',
      text: [
        '- Use your real name and an email address where we can reach you.',
        '- Keep your password to yourself. If you think someone else knows it, change it and end your other sessions in [Settings](/settings).',
        '- You are responsible for what is done with your account, and for the people you invite to your workspace.',
        '- You must be old enough to enter into a contract where you live, or act for a business that can.',
      ].join('\n'),
    },
    content: {
      title: 'Your content is yours',
      text: [
        'What you write, upload, import or generate stays yours. You allow this server to store it, to show it to the people in your workspace and to send it where you choose, and nothing more.',
        'Only add what you have the right to use, including texts, images and your customers’ details.',
        'AI-generated texts and images can be wrong. Check them before you publish; what you publish is your responsibility.',
      ].join('\n\n'),
    },
    use: {
      title: 'Acceptable use',
      text: [
        'Please do not use CampAIgner to:',
        [
          '- break the law, or deceive, threaten or harass anyone;',
          '- write to people who have not agreed to it, or who have asked you to stop;',
          '- break the rules of the networks you publish to, or infringe other people’s rights;',
          '- spread malware, overload this server, or try to get into other people’s workspaces.',
        ].join('\n'),
        'Found a security issue? Tell us through the [contact form](/support), and give us time to fix it.',
      ].join('\n\n'),
    },
    connected: {
      title: 'Services you connect',
      text: 'Networks, AI providers, shop systems and mail servers have their own terms and prices, and your agreement with them is your own. They may change, refuse or turn off what CampAIgner uses; when that happens, CampAIgner tells you what went wrong.',
    },
    plans: {
      title: 'Trial, plans and prices',
      text: [
        'Plans and prices are listed on the [pricing page](/pricing). The free trial needs no credit card, and nothing is charged when it ends.',
        'The software itself charges nothing and never asks for card details. If the administrator charges for a plan, you agree on it with them directly: what it costs, how you pay and how you cancel.',
      ].join('\n\n'),
    },
    support: {
      title: 'Support and availability',
      text: [
        'Questions are answered within 24 hours, and within 2 hours for VIP customers; see [Support](/support).',
        'There is no promise that this server is always available, unless you have agreed on that with the administrator. Export your data from time to time.',
      ].join('\n\n'),
    },
    ending: {
      title: 'Ending',
      text: [
        'You can stop at any time: export your data and delete your account in [Settings](/settings). You do not have to give a reason.',
        'The administrator may close an account that breaks these rules, or shut down the server. The administrator should tell you in advance and give you time to export your data, unless the law or the safety of others does not allow it.',
      ].join('\n\n'),
    },
    changes: {
      title: 'Changes',
      text: 'These terms are part of the software and change with it; the date above shows when they last changed. If a change makes things worse for you, you can leave before it affects you. The administrator may agree on other terms with you; those then come first.',
    },
    law: {
      title: 'Law',
      text: [
        'The law of the place where the administrator lives or has a place of business applies. Your legal rights as a consumer stay yours, whatever is written here. If one part of these terms is not valid, the rest still applies.',
        'Before any dispute, please write to us through the [contact form](/support).',
      ].join('\n\n'),
    },
  },
} as const
