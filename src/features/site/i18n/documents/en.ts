/** The words around every text that is to be read. */
export const document = { contents: 'On this page', short: 'In short', updated: 'Last updated:' } as const

export const privacy = {
  title: 'Privacy',
  intro: 'What this installation of CampAIgner keeps about you, where it is, and what you can do about it.',
  short: [
    '- Your data is in the database and the folder of whoever runs this installation, and nowhere else.',
    '- There is one cookie, which keeps you signed in. There are no trackers and no advertising.',
    '- Nothing leaves the installation but through what is connected to it: a network, an AI provider, a mail server.',
    '- You can take everything with you as a zip file, and delete your account and your workspace.',
  ].join('\n'),
  sections: {
    responsible: {
      title: 'Who is responsible',
      text: [
        'CampAIgner is software that anybody can run on a machine of their own. Whoever runs the installation that you are using is responsible for the data in it. The authors of the software cannot see that data.',
        'If you keep your own customers in CampAIgner, you in turn are responsible for what you store about them.',
        'You reach the people who run this installation through the [contact form](/support).',
      ].join('\n\n'),
    },
    stored: {
      title: 'What is stored',
      text: [
        [
          '- **Your account**: your name, your e-mail address, your language, your picture if you add one, and your password as a one-way hash that cannot be turned back into it.',
          '- **Your workspace**: the name of the business, its time zone, currency and settings, its brands, and its members with their roles.',
          '- **What you put in**: customers, invoices, notes, texts, pictures and other files, and whatever else you enter or import.',
          '- **Where you are signed in**: for each device its IP address, the name of its browser, when it signed in and when it was last seen. You find this list in [Settings](/settings) and can end any session there.',
          '- **What happened**: notifications, and a list of recent activity in your workspace.',
          '- **Your connections**: the accounts and keys of the services that you connect.',
          '- **What you write to us**: your name, e-mail address, company, message and language, when you use the contact form.',
        ].join('\n'),
        'So that nobody can guess passwords, attempts are counted under a fingerprint of the IP address, which is deleted within a day or so. Fingerprints of the addresses you sign in from are kept for 30 days, so that you still get in while others guess. The technical log holds errors, not what you write.',
      ].join('\n\n'),
    },
    browser: {
      title: 'Cookies and your browser',
      text: [
        'There is one cookie. Its name ends in `session`, it holds a random number that says that you are signed in, and no script can read it. It ends after 30 days, or when you log out. Visitors who do not sign in get no cookie at all.',
        "Your browser's local storage remembers choices, such as the language and the brand that you last worked with.",
        'That is all: no analytics, no advertising, no fonts or scripts from other sites. This is why no banner asks for your consent.',
      ].join('\n\n'),
    },
    where: {
      title: 'Where it is',
      text: 'In the database and the data folder of this installation, on a machine that the people who run it have chosen. They can tell you in which country it stands.',
    },
    protection: {
      title: 'How it is protected',
      text: [
        [
          '- Passwords are stored as Argon2id hashes, session cookies as SHA-256 hashes.',
          '- Keys and passwords of the services you connect are encrypted (AES-256-GCM) before they are stored, and are never shown again.',
          '- Each workspace sees its own data only, and its files have names that cannot be guessed.',
          '- Within a workspace, roles decide who may do what.',
        ].join('\n'),
        'The people who run this installation look after its machine, its encrypted connection (https) and its backups. They can reach its database, so they could read what is in it; they cannot read your password.',
      ].join('\n\n'),
    },
    leaves: {
      title: 'What leaves the installation',
      text: [
        'Only what goes to the services that you, or the people who run this installation, connect, and only what those need:',
        [
          '- **Networks and shop systems**: what you publish or answer goes to the network that you connected, and your sales and products come from the system that you connected. Their own rules apply there.',
          '- **AI provider**: when one is set, it gets what it is to write about, such as your description, the voice of your brand and your products. When none is set, nothing is sent.',
          '- **Mail server**: mails, such as invitations, links for a new password and what you write in the contact form, go out through the mail server that was set up for this installation or for your workspace.',
        ].join('\n'),
        'Nothing is sold, and nothing is reported to the authors of the software.',
      ].join('\n\n'),
    },
    time: {
      title: 'How long it is kept',
      text: [
        '- **Your account and your workspace**: until you delete them.',
        '- **Sessions**: 30 days from signing in, or until you log out. Expired ones are removed every night.',
        '- **Links for a new password**: one hour.',
        '- **Uploaded files that nothing uses**: about a day.',
        '- **Background work**, such as a mail to be sent: a few days once it is done. What failed waits for up to a year, so that it can be tried again.',
        '- **Messages from the contact form**: until the people who run this installation delete them. Those of members go with their workspace.',
      ].join('\n'),
    },
    backups: {
      title: 'Backups',
      text: 'The people who run this installation can make backups. A backup holds everything as it was at that moment, so what you delete stays in older backups until those are removed. How often backups are made and how long they are kept is their choice; ask them if it matters to you.',
    },
    rights: {
      title: 'Your rights',
      text: [
        [
          '- **See and correct**: you see and change your data in the product itself.',
          '- **Take it with you**: [Settings](/settings) exports everything in your workspace as a zip file.',
          '- **Delete**: in [Settings](/settings) you delete your account. If you own the workspace, you delete it there too, with all that is in it. There is no way back.',
          '- **Anything else**: write to us through the [contact form](/support), for example when you want what you wrote there deleted.',
        ].join('\n'),
        'The law where you live may give you more rights, such as a complaint to a data protection authority. This page takes none of them away.',
      ].join('\n\n'),
    },
    customers: {
      title: 'If you are a customer of a shop',
      text: 'A shop that uses CampAIgner may keep your name, how to reach you, your invoices and your messages here. The shop is responsible for that, so please ask the shop.',
    },
    changes: {
      title: 'Changes',
      text: 'This text comes with the software and changes with it; the date above says when it last did. If the people who run this installation have rules of their own, they have to tell you.',
    },
  },
} as const

export const terms = {
  title: 'Terms',
  intro:
    'The rules for using CampAIgner on this installation. They are short, because there is not much to them.',
  short: [
    '- The software is free to use under the Apache-2.0 licence and comes without warranty.',
    '- What you put in stays yours.',
    '- The software itself charges nothing and asks for no card.',
    '- You can leave whenever you like, and take everything with you.',
  ].join('\n'),
  sections: {
    parties: {
      title: 'Who these terms are between',
      text: 'CampAIgner is software that anybody can run. These terms are between you and whoever runs the installation that you are using. If you run it yourself, only the licence concerns you.',
    },
    licence: {
      title: 'The licence, and no warranty',
      text: [
        'CampAIgner is licensed under the [Apache License 2.0](https://www.apache.org/licenses/LICENSE-2.0). You may use, copy, change and share it, for business too, as long as you keep its notices.',
        'It is provided as it is, without warranty of any kind. As far as the law allows, its authors are not liable for damage that comes from using it.',
      ].join('\n\n'),
    },
    account: {
      title: 'Your account',
      text: [
        '- Give your real name and an e-mail address that reaches you.',
        '- Keep your password to yourself. If you think that somebody knows it, change it and end the other sessions in [Settings](/settings).',
        '- You answer for what is done with your account, and for the people you invite into your workspace.',
        '- You need to be old enough to make a contract where you live, or act for a business that can.',
      ].join('\n'),
    },
    content: {
      title: 'Your content is yours',
      text: [
        'What you write, upload, import or have generated stays yours. You allow this installation to store it, to show it to the people in your workspace and to send it where you tell it to, and nothing more.',
        "Put in only what you have the right to use: texts and pictures, and your customers' details.",
        'Texts and pictures made by AI can be wrong. Read them before you publish them; what you publish is your responsibility.',
      ].join('\n\n'),
    },
    use: {
      title: 'Acceptable use',
      text: [
        'Please do not use CampAIgner to:',
        [
          '- break the law, deceive, threaten or harass anybody;',
          '- write to people who have not agreed to it, or who have asked you to stop;',
          "- break the rules of the networks you publish to, or infringe other people's rights;",
          "- spread malware, overload this installation, or try to get into other people's workspaces.",
        ].join('\n'),
        'Found a weakness? Tell us through the [contact form](/support), and give us time to mend it.',
      ].join('\n\n'),
    },
    connected: {
      title: 'Services you connect',
      text: 'Networks, AI providers, shop systems and mail servers have terms and prices of their own, and you deal with them yourself. They may change, refuse or switch off what CampAIgner uses; when that happens, CampAIgner tells you what went wrong.',
    },
    plans: {
      title: 'Trial, plans and prices',
      text: [
        'The plans and their prices are those on the [pricing page](/pricing). The free trial needs no credit card, and nothing is charged when it ends.',
        'The software itself charges nothing and never asks for card details. If the people who run this installation ask for money for a plan, they agree on it with you directly: what it costs, how you pay, and how you cancel.',
      ].join('\n\n'),
    },
    support: {
      title: 'Support and availability',
      text: [
        'Questions are answered within 24 hours, and within 2 hours for VIP customers; see [Support](/support).',
        'Nobody promises you that this installation is always there, unless you have agreed on that with the people who run it. Export your data from time to time.',
      ].join('\n\n'),
    },
    ending: {
      title: 'Ending',
      text: [
        'You can stop at any time: export your data and delete your account in [Settings](/settings). You owe nobody a reason.',
        'The people who run this installation may close an account that breaks these rules, or end the installation. They should tell you beforehand and leave you time to export your data, unless the law or the safety of others does not allow it.',
      ].join('\n\n'),
    },
    changes: {
      title: 'Changes',
      text: 'These terms come with the software and change with it; the date above says when they last did. If a change makes things worse for you, you can leave before it matters. Whoever runs this installation may agree on other terms with you; then those come first.',
    },
    law: {
      title: 'Law',
      text: [
        'The law of the place where the people who run this installation live, or have their business, applies. Rights that the law gives you as a consumer stay yours, whatever is written here. If one part of these terms does not hold, the rest does.',
        'Before it comes to a dispute, please write to us: [contact form](/support).',
      ].join('\n\n'),
    },
  },
} as const
