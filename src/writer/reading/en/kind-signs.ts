import type { BriefKind } from '../brief-reading.ts'

type Sign = readonly [kind: BriefKind, points: number, pattern: RegExp]

/** Words that tell what a brief is about, and how surely. */
export const kindSigns: readonly Sign[] = [
  [
    'sad_news',
    8,
    /\b(?:passed away|has died|died|death of|funeral|memorial (?:service|for)|celebration of life|in loving memory|rest in peace|r\.?i\.?p\b|lost our|lost a (?:dear|beloved)|condolences|heartbroken|deepest sympathy|we mourn|mourning|loss of)/i,
  ],
  [
    'sad_news',
    7,
    /\b(?:clos(?:e|ing|ed) (?:(?:our|its|the) doors? |down |the (?:shop|store|business) |up )?(?:for good|permanently|forever|for ever)|closing our doors|closing down|shutting (?:down|our doors|up shop)|last day of (?:trading|business)|our last day ever|going out of business|have to say goodbye|final day of trading)/i,
  ],
  [
    'sad_news',
    5,
    /\b(?:in (?:the )?hospital|in intensive care|car crash|accident|stroke|heart attack|cancer|diagnosed|seriously ill|very ill|fire (?:last night|at|destroyed)|burned down|burnt down|sad news|sadly|heavy hearts?|in our thoughts|thoughts and prayers|terminal|had a (?:p{L}+ )?fire|(?:nobody|no one) (?:was |got )?hurt|having surgery|(?:my|his|her) (?:surgery|operation))/i,
  ],
  [
    'apology',
    5,
    /\b(?:apolog(?:y|ies|i[sz]e)|we(?:['’]re| are) (?:so |very |really |truly )?sorry|(?:so |very |really )?sorry (?:about|for|to (?:everyone|all|anyone)|that|if)|our (?:fault|mistake|bad)|that['’]?s on us|we forgot|dropped the ball|we owe you|we messed up|we got it wrong|we screwed up|we let you down|not good enough|not our usual standard)/i,
  ],
  [
    'apology',
    2,
    /\b(?:sorry|refund(?:s|ed)?|mix-?up|inconvenience|bear with us|make it right|make it up to|thanks for your patience|delay(?:s|ed)?)\b/i,
  ],
  [
    'warning',
    8,
    /\b(?:recall(?:ed|ing)?|stop using|do not (?:eat|use|drink|consume|open it|click|reply|pay|send (?:money|any|them))|don['’]t (?:eat|use|drink|consume|click|reply|pay)|may contain|undeclared|safety (?:notice|warning|alert)|choking|contaminat\w+|allergy alert|scam(?:mers?)?|fake (?:account|profile|page)|pretending to be|impersonat\w+|hacked|phishing|broke(?:n)? into|break-?in|burgl\w+|vandal\w+|stolen|robbed|robbery|gas leak|boil water|tested positive|outbreak|whooping cough|norovirus|food poisoning|salmonella|e\.? ?coli|have been exposed|watch for symptoms|head lice)/i,
  ],
  [
    'warning',
    7,
    /\bmissing (?:since|from|dog|cat|pet|person|our|last|:)|\b(?:lost (?:dog|cat|pet|puppy|kitten)|gone missing|went missing|have you seen (?:this|our|him|her)|last seen)/i,
  ],
  [
    'warning',
    3,
    /\b(?:warning|beware|be aware|urgent|danger(?:ous)?|hazard|theft|thefts|thief|thieves|police)\b/i,
  ],
  [
    'job',
    6,
    /\b(?:we(?:['’]re| are)? (?:now )?(?:hiring|recruiting)|(?:^|[\s!.])hiring\b|help wanted|job (?:offer|opening|vacancy|opportunity|going)|vacanc(?:y|ies)|join (?:our|the) (?:team|crew|family|kitchen)|apprenticeship|now hiring|position (?:available|open)|\bcv\b|r[eé]sum[eé]s?\b|apply (?:now|within|by|in person|to|with|at))/i,
  ],
  [
    'job',
    5,
    /\b(?:baristas?|stylists?|chefs?|cooks?|servers?|waiters?|waitress(?:es)?|receptionists?|assistants?|bakers?|drivers?|cleaners?|groomers?|trainers?|teachers?|instructors?|barbers?|mechanics?|technicians?|nurses?|apprentices?|manager|staff|kitchen porter|bartenders?|florists?|therapists?|sales(?:person| associate)|weekend help|someone) (?:wanted|needed|required)|looking for (?:an? |some |our next )?(?:new |full[- ]time |part[- ]time |experienced |friendly |weekend |saturday |reliable |junior |senior )*(?:barista|stylist|chef|cook|server|waiter|waitress|receptionist|assistant|baker|driver|cleaner|groomer|trainer|teacher|instructor|barber|mechanic|technician|nurse|apprentice|manager|staff|bartender|florist|therapist|person|people to join|someone to|team member|salesperson|help|tutor)/i,
  ],
  [
    'job',
    2,
    /\b(?:full[- ]?time|part[- ]?time|experience (?:preferred|required|helpful|necessary|essential|needed)|salary|wage|per hour|p\/h|\bph\b|\/hr?\b|benefits|shifts?|hours? (?:a|per) week|hrs? pw|permanent)\b/i,
  ],
  [
    'charity',
    6,
    /\b(?:charity|charities|fundrais\w+|food (?:bank|drive|pantry)|toy drive|coat drive|donat\w+|all (?:the )?(?:proceeds|profits)|proceeds (?:go|from|will)|goes to (?:the )?(?:[\p{L}'’]+ ){0,3}(?:shelter|hospice|charity|hospital|fund|school|rescue|foundation|trust)|raising money|raise money|we raised|in aid of|volunteers?|good cause|non-?profit|gofundme|sponsored (?:walk|run|row|swim)|animal (?:shelter|rescue)|hospice|collecting (?:for|canned|toys|coats|food|tins|(?:[\p{L}]+ ){1,4}for))/iu,
  ],
  [
    'contest',
    7,
    /\b(?:giveaway|give-away|raffle|prize draw|competition|contest|sweepstakes|enter to win|to win|win (?:an?|one|two|\d|our|your|free|dinner|lunch|brunch|tickets)|tag (?:a|two|three|\d|your) (?:friends?|mates?)|comment (?:below )?to (?:win|enter)|best one wins|guess (?:the|how many))/i,
  ],
  [
    'limited_stock',
    5,
    /\b(?:last (?:few|one|two|three|couple|of the)|only \d+ (?:[\p{L}'’-]+ ){0,4}left|\d+ left|(?:almost|nearly) (?:sold out|gone|full)|selling fast|going fast|when (?:they|it)['’]?(?:re|s| are| is) gone|limited (?:stock|edition|quantities|numbers)|while (?:stocks?|supplies) lasts?|cancellations?|last chance to (?:get|buy|grab|order)|(?:two|three|\d+) (?:spaces|spots|slots|places|openings) (?:just )?(?:opened up|have opened|left|going)|before they['’]?re gone|no more (?:until|after|til)|running out|final \d+)\b/iu,
  ],
  [
    'testimonial',
    5,
    /\b(?:reviews? (?:from|by|of)|(?:5|five)[ -]stars?|testimonial|told us|what (?:our )?(?:customers|clients|members|people) (?:say|are saying)|kind words|lovely (?:message|words|review|feedback)|feedback from|look what|happy (?:customer|client)s?|customer of|left us (?:a|this))/i,
  ],
  [
    'anniversary',
    6,
    /\b(?:anniversary|\d+(?:st|nd|rd|th) (?:birthday|anniversary)|(?:our|the shop['’]?s) (?:\d+(?:st|nd|rd|th)|first|second|third|fifth|tenth) (?:birthday|year)|(?:we|shop|store|bakery|salon|cafe) (?:turns?|turned|is turning|are turning) \d+|years? (?:today|ago today|in business|of (?:business|trading))|birthday (?:bash|party for the (?:shop|store))|shop['’]?s birthday|we(?:['’]re| are) (?:\d+|one|two|three|five|ten) (?:years? old|today|this)|grand opening|opening (?:day|party|celebration)|ribbon cutting|has worked (?:here|for us|with us)|(?:have|has) been (?:open|here|with us|trading)|(?:second|third|new|2nd|3rd) (?:shop|store|location|branch|salon|studio|cafe) (?:opens|is opening|opening)|(?:we(?:['’]re| are)) opening (?:a|our) (?:new|second|third)|years with us|milestone|retir(?:es|ing|ement|ed)|hang(?:s|ing) up (?:his|her|their)|(?:his|her) last (?:day|shift)|after \d+ years (?:behind|with|at|of)|turn(?:s|ed|ing) (?:\d+|one|two|ten))/i,
  ],
  ['anniversary', 1, /\b\d{1,3} ?(?:years|yrs|yr)\b(?! old| of experience)/i],
  [
    'greeting',
    6,
    /\b(?:(?:happy|merry|blessed|joyful) (?:[\p{L}'’]+ )?(?:christmas|xmas|thanksgiving|easter|halloween|new year|hanukkah|chanukah|diwali|eid|holidays|(?:mother|father|valentine)['’]?s['’]? day|valentines|(?:4th|fourth) of july|independence day|labor day|memorial day|veterans day|st\.? patrick['’]?s day|pride|mothers day|fathers day|international|earth day|bank holiday|weekend|friday|monday|sunday)|happy \d+(?:st|nd|rd|th)?(?: birthday)? to|season['’]?s greetings|ramadan (?:mubarak|kareem)|eid mubarak|wishing (?:you|everyone|all|our)|from (?:our|my) (?:family|familia|team|crew) to yours|feliz|merry christmas|have a (?:great|lovely|wonderful|safe) (?:christmas|holiday|easter|weekend|thanksgiving|new year|summer))/iu,
  ],
  [
    'tip',
    7,
    /(?:^|[\n.!?] ?)(?:(?:quick |pro |top |today['’]?s |friday |monday |our )?tips?(?: of the (?:day|week))?(?: for[^:\n]{1,30})?(?::| -)|how to |did you know|\d+ (?:ways|tips|things|steps|reasons)|pro[- ]?tip|reminder: (?:water|clean|brush))/i,
  ],
  [
    'tip',
    3,
    /\b(?:tips?|advice|tricks?|life ?hack|care (?:guide|instructions)|how (?:to|do you)|keep (?:it|them) away from|never (?:wash|store|water)|always (?:wash|store|dry)|(?:stop|avoid|never|try|start) (?:over)?(?:water|wash|brush|clean|feed|rins|trim|soak|dry|stor|cut|us|rub|scrub|mix|heat|freez|charg)ing|over-?watering|is plenty|too much|too often|once (?:a|every) (?:\d |few )?(?:days?|weeks?|months?)|the trick is|the secret|myth|faq|people (?:always )?ask (?:us|me))\b/i,
  ],
  [
    'event',
    4,
    /(?<!\b(?:the|into) )\bworkshops?\b|\b(?:tasting|open (?:day|house|mic|evening|studio)s?|live (?:music|jazz|band|dj)|concert|gig|book (?:signing|launch|club)|signing|quiz(?: ni(?:ght|te))?|trivia|bingo|karaoke|festival|fair|fete|fête|pop-?up|(?:ladies|game|movie|paint|wine|date|curry|steak|taco|dj|comedy|opening|craft|sip|burns|film|board game|open mic|poker|salsa) ni(?:ght|te)|screening|exhibition|meet(?:-| and | & )greet|story ?time|retreat|masterclass|demo(?:nstration)?|trunk show|parade|carol(?:s| singing)|supper club|meet-?up|q&a|launch (?:party|night|event)|coffee morning|bake sale|taster session|free (?:\p{L}+ )?class|tournament|crawl|boot ?camp|summer camp|recital|webinar|seminar|group (?:ride|run|walk)|run club|auction|car wash|block party|tea party|farmers['’]? market|craft market|christmas market|night market|paint and sip|yard sale|garage sale|car boot|costume party|pumpkin (?:carving|painting)|egg hunt|santa (?:visit|is|comes|photos)|photos with santa)\b/iu,
  ],
  [
    'event',
    2,
    /\b(?:party|market|(?:class|course|lessons?|sessions?|camp|program|prep)(?:es|s)? (?:starts?|begins?|on|this|every|from)|event|talk by|talk on|supper|ride|guided|tour|show tonight|performance|playing (?:live|at|this)|brunch with|dinner with|hosting|host|sing-?along|kick-?off|get-?together|celebrate with us|join us)\b/iu,
  ],
  [
    'event',
    2,
    /\b(?:tickets?|rsvp|doors (?:open|at)|free entry|free admission|entry|places|seats|pp\b|per person|a head|save the date|join us|bring a friend|hosting|host)\b/i,
  ],
  [
    'new_product',
    5,
    /\b(?:just (?:in|landed|arrived|dropped|launched)|new in\b|now (?:available|stocking|selling|offering|serving|doing)|we now (?:do|have|offer|sell|stock|serve|accept|make)|introducing|launch(?:ing|es|ed)?|brand new|back in stock|(?:are|is) back\b|new (?:[\p{L}'’-]+ ){0,2}(?:menu|collection|range|line|flavou?rs?|product|products|arrivals?|service|services|drink|dish|treatment|colou?rs?|styles?|release|stock|dishes|drinks|treatments|brand|brands|classes|course|toppings?|recipe|recipes|beers?|wines?|cakes?|bags?|candles?|pieces)\b(?! who)|fresh in|first look|just listed|new drop|just opened|now (?:in|on tap|on sale|open for|taking|booking)|(?:is|are) (?:tapped|here|in store|in stock|live|ready|on the shelves)|we now|you can now|on the menu now|has arrived|have arrived|arriving|finally here|(?:they|it)['’]?(?:re|s) here|we['’]ve added|added to (?:our|the) menu|now doing|sneak peek)/iu,
  ],
  [
    'new_product',
    3,
    /(?:^|[\n.!?] ?)new(?:!|:| (?!years?\b|hours|opening|address|client|customer|winter hours|summer hours|time))/i,
  ],
  [
    'hours',
    5,
    /\b(?:(?:opening|business|holiday|summer|winter|christmas|special|new|extended|bank holiday|easter|regular|normal) (?:hours|times|opening)|clos(?:ed|ing|e) (?:at|on|for|from|until|till|til|this|next|early|today|tomorrow|all|sun|mon|tue|wed|thu|fri|sat|over|due|between|the)|(?:we['’]?re|we are|we will be|we['’]ll be|(?:store|shop|salon|clinic|cafe|office|kitchen)(?: is| will be)?) (?:also )?(?:closed|open)|open (?:late|until|till|til|from|as (?:usual|normal)|on|every|sun|mon|tue|wed|thu|fri|sat|all|today|early|at|this|7 days)|re-?open(?:s|ing)?|(?:back|open) (?:at )?\d|shut (?:on|for|today|tomorrow|this)|closed \d|last orders|hours:|back for the season|open(?:s|ing)? for the season|we(?:['’]?re| are) back|power (?:is out|cut|outage)|no longer open|moving|new address|we(?:['’]ve| have) moved|relocat\w+)\b/i,
  ],
  [
    'offer',
    2,
    /\b(?:discounts?|on sale|sale\b|clearance|special (?:offer|price)|offers?|deals?|promo(?:tion)?|half[- ](?:price|off)|reduced|vouchers?|coupons?|bogo|promo code|with code|use code|save \d|save [$£€])/i,
  ],
  [
    'tip',
    5,
    /(?:^|[\n.!?] ?)(?:change|clean|water|check|wash|rotate|replace|brush|trim|store|feed|soak|rinse|test|charge|sharpen|condition|dust|prune|repot|stretch|moisturi[sz]e|oil|descale) (?:your|the|wet|new|old)\b/i,
  ],
  [
    'offer',
    4,
    /\b(?:financing|interest[- ]free|apr\b|installments|instalments|loyalty card|stamp card|price drop|prices? slashed)/i,
  ],
]
