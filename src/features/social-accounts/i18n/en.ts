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
    notYet: 'You can’t connect the real networks yet. Each channel below lists what it will need.',
  },
  groups: {
    social: 'Social networks',
    video: 'Video',
    articles: 'Articles',
    messages: 'Messages and email',
  },
  modes: {
    direct: 'Allows automatic posting',
    assisted: 'We prepare it, you post it',
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
  inactive: 'Inactive',
  checkedAt: 'Checked {when}',
  neverChecked: 'Not checked since connecting',
  details: {
    open: 'Requirements and limits',
    ownConnection: 'Direct connection',
    notYet: 'Not available yet. It will need:',
    byHand: 'To post it yourself, you need:',
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
