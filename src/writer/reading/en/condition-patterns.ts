const SUM = '[$£€] ?\\d{1,6}(?:,\\d{3})?(?:\\.\\d\\d)?'

/** Said completely by these words. */
export const fixedConditions: readonly RegExp[] = [
  /\b(?:for |only for )?(?:new|existing|current|first[- ]time|returning|loyal|registered) (?:and (?:new|existing|returning) )?(?:clients?|customers?|members?|patients?|students?|guests?|subscribers?|sign[- ]?ups?|swimmers?|pupils?|parents?|owners?|users?|buyers?|visitors?|families|dancers?|riders?|bookings?)(?: only)?\b/gi,
  /\b(?:on |for )?(?:your |the |their |ur )?first (?:visit|appointment|order|booking|purchase|treatment|session|wash|clean|delivery)(?: only)?\b/gi,
  new RegExp(
    `\\b(?<!\\bto )(?:on )?(?:orders?|purchases?|spends?|bills?|baskets?|bookings?|tabs?) (?:over|above|of|from) ${SUM}(?: or more| and over| or over)?`,
    'gi',
  ),
  new RegExp(`\\b(?:over|above) ${SUM}`, 'gi'),
  new RegExp(
    `\\b(?:frames|prices?|items?|spends?|rings?|coats?|stays?) (?:from|over) ${SUM} (?:upwards?|and up|or more|plus)`,
    'gi',
  ),
  /\bmin(?:imum|\.)? (?:(?:spend|order|purchase|booking|stay|age|hire)(?: of)?|of) ?(?:[$£€] ?\d{1,6}(?:,\d{3})?(?:\.\d\d)?|\d{1,4}(?: [a-z]{3,12})?)/gi,
  /\b(?:min(?:imum)?|max(?:imum)?)\.? \d{1,4} (?!per\b)[a-z]{2,12}\b/gi,
  /(?<![\w.$£€])\d{1,4}[ -]?(?:lbs?|kgs?|nights?|people|persons?|items?|hours?|hrs?|months?|weeks?|days?|guests|pieces|tickets) (?:min(?:imum)?|max(?:imum)?)\b/gi,
  /(?<![\w.$£€])\d{1,2}[ -]?(?:months?|mths?|years?|yrs?) (?:contract|term|commitment|agreement|membership)(?: applies| required)?\b/gi,
  /\b(?:strictly )?(?:limit(?:ed to)?|max(?:imum)?|only)?:? ?(?:of )?(?:one|two|three|\d{1,3})(?: [a-z]{3,15})? per (?:customer|person|household|client|family|visit|table|order|transaction|guest|member|day|car|dog|child|booking|address)\b/gi,
  /\b(?:one|1|two|2) (?:[a-z]{3,10} )?each(?=[,.;!)\n]|$)/gi,
  /\bno (?:[a-z]{3,20} ){1,3}(?:needed|required|necessary)\b/gi,
  /\bno (?:appointment|appt|booking|referral|insurance|coupon|voucher|partner|experience|obligation|contract|deposit|membership)\b(?! fee)/gi,
  /\bno need to [a-z][^.,;!?()\n]{2,50}/gi,
  /\b(?:no|zero) (?:returns|refunds|exchanges|rainchecks|rain checks|substitutions|cash|cards|walk-?ins|exceptions|dogs|pets|smokers|under \d\ds?|kids|children|holds|haggling|resale|swaps|layby|layaway)\b/gi,
  /\ball sales (?:are )?final\b|\bfinal sale\b|\bsold as (?:seen|is)\b|\bas is\b(?=[ ,.;!\n]|$)|\bnon-?refundable\b|\bnon-?transferable\b/gi,
  /\bt(?:erms)?(?: ?& ?| and |&amp;)c(?:ondition)?['’]?s(?: apply)?\b|\b(?:terms|conditions|restrictions|fees|(?:some )?exclusions) apply\b/gi,
  /\bfirst come(?:,? first serve[d]?)?\b|\bfirst to [a-z]{2,10}(?: us| me)? (?:gets|takes|wins|has) (?:it|them|one|the [a-z]{2,12})\b/gi,
  /\bsubject to [a-z ]{4,30}\b|\bweather permitting\b|\bon approved credit\b|\bwith approved credit\b/gi,
  /\b(?:strictly )?(?:by appointment|appointments?|pre-?order|pre-?book(?:ed|ing)?|book(?:ed|ing)s?|cash|card|cards|members?|adults?|uk|us|usa|collection|pick-?up|carry-?out|takeaway|take-?out|delivery|dine[- ]in|eat[- ]in|online|in[- ]?store|in[- ]shop|walk-?ins?|app|tickets?|invite|invitation|locals?|table service|in person|over \d\ds?|under \d\ds?|mid-?week|weekdays?|lunch(?:time)?s?|breakfast|evenings?|mornings?|mainland|students?|ladies|kids|children|seniors|residents|locally|new stock|full price(?: items)?|selected (?:lines|items|styles)) only\b/gi,
  /\b(?:only )?(?:in[- ]store|online|in person)(?= only\b)/gi,
  /\bonly (?:available |valid )?(?:in[- ]store|online|in the shop|by appointment|with a booking)\b|\bonly for [a-z][^.,;!?()\n]{2,40}/gi,
  /\b(?:strictly )?(?:must be )?(?:over|aged?|ages) (?:16|18|21)s?(?: only|\+)?|(?:\bmust be )?(?<![\w.])(?:16|18|21)\+(?: only)?|(?<![\w.])(?:16|18|21) (?:and|or) (?:over|older|up)\b/gi,
  /\b(?:bookings?|reservations?|appointments?|deposits?|(?:a )?patch test|(?:photo )?id|tickets?|proof of [a-z]{3,15}|pre-?orders?|a (?:valid )?[a-z]{3,15} card|(?:advance )?booking|credit check|dbs(?: check)?|background check|consultation)(?: is| are)? (?:essential|required|needed|necessary|recommended|advised|first)(?: \d{1,3} ?(?:hrs?|hours|days) (?:before|in advance|ahead))?/gi,
  /\bby appointment\b/gi,
  /\b(?:an? )?(?:[$£€] ?\d{1,5} |\d{1,4} (?:quid|dollars|pounds) )(?:non-?refundable )?deposit\b[^.,;!?()\n]{0,40}|\bdeposits? of [^.,;!?()\n]{2,60}/gi,
  /\b(?:(?:order|book|reserve|request|reply|rsvp) |(?:with |at least |needs? |minimum ){1,2})?\d{1,3} ?(?:hrs?|hours?|days?|weeks?)['’]?(?: notice| ahead| in advance)\b/gi,
  /\bup to \d{1,4} (?:qts?|quarts|litres?|liters?|people|guests|kids|miles|lbs?|kg|hours|hrs|sq ft|rooms?)\b|\bmid-?week(?=[,.;!)\n]|$)|\b(?:only) (?:[A-Z]{1,2}\d{1,2}(?: (?:and|&|or) )?){1,4}/g,
  /\b(?:selected|participating|certain|most) (?:hotels|stores|styles|lines|items|stock|cars|makes|vehicles|models|locations|dates|products|branches|ranges|services|treatments|titles|brands|plants|bottles|insurers)\b/gi,
  /(?:\+|\bplus|\bex|\bexcl) ?(?:vat|tax|taxes|gst|shipping|postage|p&p|fees?)\b/gi,
  /\b(?:delivery |free )?within \d{1,3} (?:miles|mi|km)(?: only| of [^.,;!?()\n]{2,30})?\b/gi,
  /(?<=(?:^|[,.;(\n!] ?|and ))(?:[a-z-]{2,15} ){1,3}(?:required|essential|mandatory|a must|extra|not included)\b/gim,
  /(?<=(?:^|[,.;(\n!] ?))(?!order|book|call|come|buy|shop|we\b|you\b|it\b|there|i\b)(?:[\w-]{2,15} ){1,4}only(?=[,.;!)\n]|$)/gim,
]

/** These words open a condition that runs to the end of its clause. */
export const OPENERS =
  /\b(?:not (?:valid|combinable|available|suitable|applicable|redeemable|to be combined|included|in combination|for use|on (?=[a-z\d])|for (?=[a-z\d])|with (?=[a-z])|incl|school|bank|weekends?|saturdays?|sundays?|including)|(?:can ?not|can['’]?t|cant|may not|not to) (?:be )?(?:combined?|used?|redeemed|exchanged|transferred|refunded)|does(?:n['’]?t| not) (?:apply|include)|exclud(?:es|ing|ed)|excl\.?|valid (?:on|from|for|until|till?|thru|in|with|only|through|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|good (?:for one|on (?:any|one|your))|must (?:show|bring|have|be|present|book|mention|live|wear|order|pre-?order|sign|quote|redeem|spend|purchase|include|reserve|buy|stay|register|collect|pay|provide|pick|follow|attend)|(?:they|you|customers?|clients?|dogs?|pups|kids|guests|patients|winners?) (?:must|have to|has to|need to|needs to)|requires? (?:an?|your|proof|at|minimum|one|two|\d)|subject to|only if|only with|only valid|on presentation of|on production of|apart from|as long as|provided (?:that|you|they))\b/gi

/** Limits an offer of the same brief; without one it only tells. */
export const LIMITS =
  /\b(?:except(?: for| on)?|unless|if in by|(?:if|when|once) (?:u|you|they|your|ur|yours|urs|booked|bought|ordered|paid|signed|in by|it was you|we pick|we choose|your?s)|if it (?:was|is) you)\b/gi
/** Polite words, no limit. */
export const NO_LIMIT =
  /^(?:if|when) (?:u|you) (?:like|can|could|want|wish|see|need (?:any|help|us)|have (?:any )?questions|know|fancy|love|missed|are wondering|['’]d like|prefer|get a chance|haven['’]?t)\b/i
export const DONE_BY =
  /\b(?:booked|ordered|signed|placed|paid|bought|purchased|redeemed|collected) (?:before|by|in|on|with|online|through|that|this|up front|in full)[^.,;!?()\n]{1,40}/gi
export const WITH =
  /(?<![\w/])(?:with|w\/|w) ?(?:(?:any|every|each|all|the purchase of|purchase of|your|ur|an?|purchase|code|voucher|coupon|this (?:ad|post|flyer|coupon|voucher)|(?:valid |student |military |photo |nhs |nus |school |staff |work )?(?:id|badge|card|pass)|proof of|the (?:punch|stamp|loyalty|app|code|card|student)|receipt|booking)\b)/gi
/** "a free tin with large fish and chips" */
export const FREE_WITH = /\bfree [a-z][^.,;!?()\n]{1,40}? (?=(?:with|w\/|when|if) )/gi
