/** The section of the settings; apart from the words of the sidebar, which every screen loads. */
export const channel = {
  title: 'Channels',
  text: 'Where your campaigns go, what each network needs and what it costs.',
  readOnly: 'Only owners and managers can connect or disconnect channels.',
  connectedCount: '{connected, number} of {total, number} connected',
  attentionCount: '{count, plural, one {# needs attention} other {# need attention}}',
  loading: 'Loading channels…',
  failed: 'Couldn’t load the channels.',
  sandbox: {
    mark: 'Sandbox',
    row: 'Sandbox · {count, plural, one {# platform} other {# platforms}}',
    title: 'What is the sandbox?',
    text: 'A test network built into CampAIgner. It accepts your posts by the rules of each network and shows them on a page that only your team can open. Nothing in it reaches the public, so you can try everything without an account anywhere.',
  },
  groups: {
    ready: {
      title: 'Connect in a minute',
      text: 'No app to register: sign in or paste a key.',
    },
    app: {
      title: 'Connect with your own app',
      text: 'These networks only let in programs they know. Register one there once; each page below shows you how, step by step.',
    },
    byHand: {
      title: 'You post it yourself',
      text: 'These networks don’t let shops post automatically. We prepare the text and files and let you know when it’s time.',
    },
    later: {
      title: 'Sandbox only for now',
      text: 'Try these in the sandbox. They can’t be connected for real yet.',
    },
  },
  modes: {
    direct: 'Allows automatic posting',
    drafts: 'We send a draft to its app, you post it',
    assisted: 'We prepare it, you post it',
    approved: 'We prepare it, you post it; automatic with keys the network approved',
    export: 'You get a finished file',
  },
  connect: 'Connect to sandbox',
  connectAll: 'Connect all to sandbox',
  connectAgain: 'Reconnect',
  check: 'Check',
  disconnect: 'Disconnect',
  openFeed: 'Open feed',
  health: {
    ok: 'Working',
    needs_reconnect: 'Needs reconnecting',
    unreachable: 'Not responding',
  },
  listening: {
    on: 'Answers reach your inbox, and you see what was delivered.',
    pending: 'We’re asking {network} to deliver answers to your inbox.',
    key_missing: 'Answers don’t reach your inbox: the app secret is missing. Connect again and enter it.',
    no_public_address:
      'Answers don’t reach your inbox: {network} delivers only to a public https address. Ask your administrator to set PUBLIC_URL.',
    refused: 'Answers don’t reach your inbox: {network} refused to deliver them. We ask again tomorrow.',
    unreachable: 'Answers don’t reach your inbox yet: {network} didn’t respond. We try again every hour.',
  },
  inactive: 'Inactive',
  checkedAt: 'Checked {when}',
  neverChecked: 'Not checked since connecting',
  details: {
    open: 'Requirements and limits',
    ownConnection: 'Direct connection',
    notYet: 'Not available yet. It will need:',
    byHand: 'To post it yourself, you need:',
    approved: 'For automatic posting, you also need:',
    fits: 'Limits',
    cannot: 'Not allowed by the network',
    titleUpTo: 'Title: up to {max, number} characters',
    textUpTo: 'Text: up to {max, number} characters',
    textWithMedia: 'Text with an image: up to {max, number} characters',
    pictures: '{max, plural, one {# image} other {Up to # images}}, {size} at most',
    hashtags: '{max, plural, one {# hashtag} other {Up to # hashtags}}',
    mentions: '{max, plural, one {# mention} other {Up to # mentions}}',
    shape: 'Image width: {least, number}% to {most, number}% of the height',
    alt: 'Image description: up to {max, number} characters',
    video: 'Video: {shortest} to {longest}, {size} at most',
    needsMedia: 'Needs an image or a video',
    needsVideo: 'Needs a video',
  },
  disconnecting: {
    title: 'Disconnect this channel?',
    subject: '{name} on {platform}',
    text: 'Posts scheduled for it will wait for you instead of going out. Anything already published stays.',
    confirm: 'Disconnect',
  },
  toasts: {
    connected: 'Connected to the sandbox',
    connectedText: '{platform} is ready. Its posts appear in the sandbox feed.',
    connectedAll:
      '{count, plural, =0 {All channels were already connected} one {# channel connected to the sandbox} other {# channels connected to the sandbox}}',
    connectFailed: 'Couldn’t connect',
    works: 'It works',
    worksText: '{name} on {platform} responded.',
    worksNot: 'Connection problem',
    worksNotText:
      '{health, select, needs_reconnect {Access to {name} on {platform} expired. Reconnect it.} other {{name} on {platform} didn’t respond. Nothing was lost; check again in a minute.}}',
    checkFailed: 'Couldn’t check the channel',
    disconnected: 'Disconnected',
    disconnectedText: '{name} on {platform} is no longer connected.',
  },
  all: 'All {count, number} channels',
} as const

export const socialAccount = {
  heading: 'Connected Accounts',
  empty: 'No accounts connected yet.',
  connect: 'Connect a channel',
  loading: 'Loading accounts…',
  failed: 'Couldn’t load the accounts.',
} as const

/** Words to find it by in the command palette. */
export const palette = {
  connect: {
    label: 'Connect a network',
    words: 'channel account add link social instagram facebook tiktok linkedin youtube whatsapp x twitter',
  },
} as const

/** The page of one channel, and how to connect it. */
export const connectChannel = {
  back: 'All channels',
  backTo: 'Back to {name}',
  states: {
    ready: 'Ready to connect',
    connected: 'Connected',
    ends_soon: 'Access ends soon',
    reconnect: 'Needs reconnecting',
    assisted: 'You post it yourself',
    needs_keys: 'Needs your app’s keys',
    sandbox_only: 'Sandbox only for now',
  },
  open: 'Connect',
  manage: 'Manage',
  addAnother: 'Connect another account',
  accounts: 'Your accounts',
  connectTitle: 'Connect {name}',
  reconnectTitle: 'Reconnect {name}',
  reconnectText: 'Scheduled posts wait until then. Reconnecting the same account keeps its history.',
  stepsTitle: 'How to do it',
  optional: 'Optional',
  show: 'Show',
  hide: 'Hide',
  submit: 'Check and connect',
  signIn: 'Continue on {name}',
  signInHint: 'You’ll allow access on their page and come straight back.',
  waysTitle: 'How do you want to connect?',
  signInImpossible: 'You can’t sign in from here yet',
  signInImpossibleText:
    'The network sends people back only to a public https address, and CampAIgner has none. Your administrator can set one as PUBLIC_URL; until then, connect as shown below.',
  signInImpossibleAlone:
    'The network sends people back only to a public https address, and CampAIgner has none. Your administrator can set one as PUBLIC_URL. Until then, try the channel in the sandbox.',
  required: 'Fill this in.',
  networkSaid: 'What the network said: {detail}',
  brand: 'Use it for',
  everyBrand: 'Every brand',
  sandboxTitle: 'Try it in the sandbox first',
  sandboxText:
    'The sandbox follows the same rules and nothing in it reaches the public. Once a real account is connected, posts go there instead.',
  endsOn: 'Access ends on {day}. Reconnect it before then.',
  testPost: 'Send a test post',
  testPostText: 'Test post from CampAIgner. You can delete it.',
  testPostTitle: 'Send a test post?',
  testPostAbout: 'It’s public: anyone who follows {name} can see “{text}” until you delete it there.',
  testMailAbout: 'It goes to your own address only, from {name}.',
  testPostSent: 'Test post sent',
  openPost: 'Open the post',
  connected: '{count, plural, one {{name} is connected} other {# accounts connected}}',
  connectedText: 'Posts for {platform} go there from now on.',
  pages: {
    title: 'Which of these should CampAIgner post to?',
    description: 'You can change this at any time on the channel’s page.',
    legend: 'Found for {name}',
    submit: '{count, plural, =0 {Save} one {Use # account} other {Use # accounts}}',
    leaves: 'Will be disconnected.',
    none: 'Choose at least one. To stop using all of them, disconnect the channel.',
    saved: 'Accounts saved',
    state:
      '{name, select, none {Connected: {connected, number} of {total, number} accounts found.} other {Connected: {connected, number} of {total, number} accounts found for {name}.}}',
    open: 'Choose accounts',
  },
  app: {
    title: 'First, your own {network} app',
    text: '{network} only lets in programs it knows. Register one there once, then copy the two keys it shows you here.',
    redirect: 'Redirect address',
    redirectHint: 'Paste it into the settings of the app exactly as it is: {network} sends you back here.',
    needsHttps: 'Most networks accept only https addresses. Your administrator can set one as PUBLIC_URL.',
    copy: 'Copy address',
    copied: 'Address copied',
    notCopied: 'Couldn’t copy it. Select it and copy it yourself.',
    save: 'Check and save',
    saved: 'Keys saved',
    savedText: '{network} knows your app. You can sign in now.',
    own: 'You connect through your own app',
    installation: 'You connect through your administrator’s app',
    clientId: '{label}: {clientId}',
    change: 'Change keys',
    useOwn: 'Use your own app',
    cancel: 'Cancel',
    remove: 'Remove keys',
    removed: 'Keys removed',
    failed: 'Couldn’t load your apps.',
    removing: {
      title: 'Remove the keys of your app?',
      text: 'Accounts connected through it keep working until their access has to be renewed; then you’ll have to reconnect them.',
    },
    signInTitle: 'Now sign in',
  },
  returning: 'Connecting…',
  returnFailed: 'Couldn’t connect',
} as const

/** What a network that charges for posts may cost. */
export const spending = {
  spent: '{spent} of {limit} spent this month',
  change: 'Change limit',
  title: 'Monthly limit',
  text: 'CampAIgner adds up what the network charges for each post and for reading results. It sends nothing that would pass the limit, and tells you. The count starts over each month.',
  limit: 'Limit per month, in US dollars',
  tooHigh: 'Enter {most} at most.',
  save: 'Save limit',
  saved: 'Limit saved',
  cost: '{network} charges about {cost} for this.',
  tooLittle:
    'Only {left} of this month’s limit is left, so it won’t go out. Raise the limit under Channels first.',
} as const

/** Under the field that is wrong. */
export const channelRules = {
  credentials_refused: 'The network didn’t accept this. Copy it again.',
  rights_missing: 'This doesn’t have the rights it needs.',
  not_found: 'Nothing found under this. Check the spelling.',
  address_refused: 'This address can’t be used.',
  unreachable: 'No response from here.',
  unexpected_answer: 'We can’t read what came back from here.',
  no_account: 'There’s nothing to post to here.',
  rate_limited: 'The network asks us to wait.',
  denied: 'Access wasn’t allowed.',
  expired: 'This took too long.',
  invalid_value: 'Check what you entered here.',
  insecure: 'We can’t connect securely this way.',
  no_public_address: 'The network can’t reach CampAIgner.',
  other_account: 'Access was allowed to another account.',
  app_missing: 'The keys of your app are missing.',
  app_refused: 'The network doesn’t know this app.',
} as const

export const channelErrors = {
  channel_credentials_refused:
    'The network didn’t accept what you entered. Nothing was connected; copy it again from your account there and try once more.',
  channel_rights_missing:
    'The account is right, but some rights are missing. Nothing was connected; allow them at the network, then try again.',
  channel_not_found: 'We couldn’t find it at the network. Nothing was connected; check the spelling.',
  channel_address_refused:
    'This address leads to a private network or can’t be called, so we didn’t connect. For a server on your own network, your administrator can set ALLOW_PRIVATE_NETWORK=true.',
  channel_unreachable: 'The network didn’t respond. Nothing was changed; try again in a few minutes.',
  channel_unexpected_answer:
    'The network sent a response we can’t read. Nothing was connected; check the address, or try again later.',
  channel_no_account:
    'You allowed access, but there’s no page or channel to post to. Create one there, then connect again.',
  channel_rate_limited: 'The network asks us to slow down. Nothing was changed; try again in a few minutes.',
  channel_denied: 'You didn’t allow access there, so nothing was connected. You can start again any time.',
  channel_invalid_value:
    'Something you entered can’t be right. Nothing was connected; check the marked field.',
  channel_insecure:
    'We couldn’t make a secure connection, so no password was sent. Nothing was connected; check the marked field.',
  channel_no_public_address:
    'To let you sign in, the network has to reach CampAIgner at a public https address. Nothing was connected; your administrator can set the address as PUBLIC_URL.',
  channel_other_account:
    'You allowed access to another account than the one you entered. Nothing was connected; enter that account here, or switch accounts there.',
  channel_app_missing:
    'This network lets people sign in only through your own app. Nothing was connected; enter the keys of the app first.',
  channel_app_refused:
    'The network doesn’t accept these keys. Nothing was saved; copy both again from the page of your app.',
  channel_expired: 'That sign-in is no longer valid. Nothing was connected; start again from Channels.',
  test_post_not_to_phones:
    'This channel only sends approved texts to customers, so there’s no test post. Use “Check” to see whether it works.',
  test_post_needs_media:
    'Posts here need an image or a video. To try the connection, publish a post that has one.',
  test_post_rejected: 'The network refused the test post. The connection itself works.',
  test_post_later: 'The network asks us to wait. The test post wasn’t sent; try again in a few minutes.',
  test_post_no_access: 'The network no longer accepts our access. Reconnect the channel, then try again.',
  test_post_unknown:
    'The network didn’t confirm the test post. It may have arrived: look there before sending another.',
} as const
