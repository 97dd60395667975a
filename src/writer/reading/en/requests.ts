const HELLO =
  /^(?:(?:hi|hey|hello|hiya|good morning)(?: there| team| guys)?[!,. ]{1,3})?(?:(?:so|ok|okay|right|basically) ){0,2}/i
const POLITE =
  /^(?:(?:please|u|pls|plz|can you|could you|can u|would you|i need you to|i want you to|i['’]?d like you to|help me|we need to|i need to|i want to|i wanna|i['’]?d like to|let['’]?s|you to)[, ]{1,2}){0,3}/i
const WRITE =
  /^(?:(?:write|create|make|draft|generate|prepare|do|do me|put|put together|whip up|knock up|come up with|need|want|i need|we need|i want|we want|i['’]?d like|we['’]?d like)(?: me| us| up)? )(?:\S+ ){0,6}?(?:posts?|campaigns?|texts?|content|messages?|e-?mails?|ads?|advert|stor(?:y|ies)|reels?|captions?|announcements?|something|thread|flyer|blurb|something together|one)\b(?: together)?(?: for \S+(?: and \S+)?(?= (?:about|saying|announcing|that|to)\b))? ?(?:about|for|on|to announce|announcing|to promote|promoting|to advertise|advertising|that says|saying|to say|to let people know|letting people know|regarding|re|wishing|:)?(?: that| the fact that| how)?:? ?/i
const ANNOUNCE =
  /^(?:promote|announce|advertise|publici[sz]e|post about|post that|post saying|tweet about|tweet that|write about|write that|talk about|say that|spread the word (?:about|that)|mention that|announcing that|new post(?: about)?:?|post:|caption:|post idea:|idea:) ?(?:that |the fact that )?/i
const TELL =
  /^(?:tell|let|inform|remind) (?:people|everyone|everybody|folks|followers|(?:our |my |the )?(?:customers|clients|followers|members|guests|patients|parents))(?: know(?: about| that|:)?| about| that| of|:) /i
/** "Quick one for tomorrow: …", "Post for our new lattes". */
const QUICK =
  /^(?:(?:a |just a )?(?:quick|short|little|simple|nice|small|new) (?:one|post|caption|story|reel|ad|advert|message)|post|caption|story|reel|advert)(?: (?:for|about|on|re)\b[^:.!?\n]{0,30}:|(?: please| pls)?:| (?:for|about) (?=(?:our|my|the) )) ?/i
/** "Campaign for our bakery: …", "Social media post about the sale: …". */
const LABEL =
  /^(?:[\p{L}'’-]{1,20} ){0,3}?(?:campaign|posts?|promo|promotion|ad|caption) (?:for|about) (?:our|my|the) [^:.!?\n]{2,60}: ?/iu
const LETTERS_AFTER = /\p{L}{3}/u
const WISHING = /wishing $/i

/** "Write a post about …": where the content begins; 0 without a request. */
export function requestEnd(text: string): number {
  const hello = HELLO.exec(text)?.[0].length ?? 0
  const polite = hello + (POLITE.exec(text.slice(hello))?.[0].length ?? 0)
  const rest = text.slice(polite, polite + 200)
  const found =
    WRITE.exec(rest) ?? LABEL.exec(rest) ?? QUICK.exec(rest) ?? ANNOUNCE.exec(rest) ?? TELL.exec(rest)
  if (!found || isContent(found[0])) return 0
  // "wishing everyone a happy …" is content.
  const end = polite + found[0].replace(WISHING, '').length
  return LETTERS_AFTER.test(text.slice(end)) ? end : 0
}

/** "Make a statement with our ads", "Do you want something sweet?": said to customers. */
const isContent = (request: string): boolean =>
  /^(?:do|make|need|want) (?:you|your|it|them|this|us|something)\b/i.test(request) || /[.!?] \S/.test(request)
