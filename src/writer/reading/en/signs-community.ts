import type { KindSign } from './kind-signs.ts'

const ROLES =
  'barista/baristas/stylist/stylists/chef/chefs/cook/cooks/server/servers/waiter/waiters/waitress/waitresses/receptionist/receptionists/assistant/assistants/baker/bakers/driver/drivers/cleaner/cleaners/groomer/groomers/trainer/trainers/teacher/teachers/instructor/instructors/barber/barbers/mechanic/mechanics/technician/technicians/tech/nurse/nurses/apprentice/apprentices/manager/supervisor/staff/porter/bartender/bartenders/florist/florists/therapist/therapists/salesperson/tutor/tutors/practitioner/practitioners/agent/agents/plumber/plumbers/electrician/electricians/joiner/builder/laborer/labourer/cashier/cashiers/hostess/dishwasher/dishwashers/butcher/butchers/pharmacist/hygienist/dentist/optician/optometrist/accountant/bookkeeper/paralegal/secretary/administrator/gardener/gardeners/lifeguard/lifeguards/coach/coaches/seamstress/tailor/photographer/intern/interns/helper/helpers/hands/picker/pickers/packer/packers/person/someone/people/member/students/housekeeper/housekeepers/caregiver/carer/carers/babysitter/nanny/developer/designer/roofer/welder/painter/painters/decorator/fitter/installer'

/** Work and people who look for it. */
export const jobSigns: readonly KindSign[] = [
  [
    'job',
    7,
    `we are now? hiring/recruiting | ^ hiring | now hiring | is hiring | are hiring | hiring a/an/for/all/immediately/now | help wanted | job offer/opening/vacancy/opportunity/going/available | saturday/weekend/summer/part/full job | vacancy/vacancies | join our/the team/crew/family/kitchen
    chef/cook/sous de | # on # off | live in available | own car | maternity/paternity cover | we need drivers/staff/a/an/someone/people ~ $ | we pay for the/your | add ~ to our team | grow/growing/expand/expanding our/the team | apprenticeship/apprenticeships | position/positions/role/roles ~ available/open/opening | new position | cv | resume/resumes | after a self employed/barber/stylist/chef | short a _ server/cook/barista | service advisor | kitchen help | shop help | apply now/within/by/in/to/with/at/here/today | ^ apply $ | closing date | come work with/for | work with us | want to work | crew leads | paid weekly/daily/monthly | hourly | suit a | suit # year | suit year | sat girl/boy/person | saturday girl/boy/staff
    ${ROLES} ~ wanted/needed/required | wanted ~ ${ROLES} | need a/an/some/more/another ~ ${ROLES} | looking for a/an/some/our/new/more/another/# ~ ${ROLES} | ^ seeking | seeking a/an ~ ${ROLES} | know a/an/any decent/good? ~ apprentice/${ROLES} ~ looking
    know a decent/good ${ROLES} | chair/booth rental/rent/to | rent a chair | chair to rent | volunteers needed/wanted | seasonal ~ ${ROLES} | ${ROLES} position/role/job/vacancy/opportunity | immediate start | must have ~ license/experience/licence | own transport | clean license/licence | dbs`,
  ],
  [
    'job',
    3.5,
    `full time | part time | experience preferred/required/helpful/necessary/essential/needed/a | no experience | will train | training given/provided/included | salary | wage | wages | per hour | an hour | ph | # hour | doe | commission | benefits | shift/shifts | hours a/per week | pw | permanent | seasonal work/staff/job/help | temp
    nights and weekends | weekends off | tips shared | pension | paid holiday/holidays/vacation | pto | term time | interview/interviews | licensed | level # | pay for college | front of house | back of house | foh | boh | ${ROLES.split('/').slice(0, 40).join('/')} ~ hour/hours/hourly/ph/pw`,
  ],
]

export const charitySigns: readonly KindSign[] = [
  [
    'charity',
    7,
    `charity | charities | fundrais* | food bank/drive/pantry | foodbank | toy/coat/blood/sock/book/blanket/clothing/diaper/uniform/school drive | donat* | all the? proceeds/profits | proceeds | profits go/from/to | goes to the? ~ shelter/hospice/charity/hospital/fund/school/rescue/foundation/trust/family
    go to the? ~ shelter/hospice/charity/hospital/fund/school/rescue/foundation/trust/family | goes to the _ family | to the shelter | raise/raising/raised money | we raised | you raised | raised # | raised over | in aid of | good cause | non profit | nonprofit | gofundme | just giving | justgiving | sponsored/sponsor
    animal shelter/rescue | hospice | collecting for/canned/toys/coats/food/tins/old/used/winter | collection for | collection box/point/tin/bucket | bucket | lifeboat | movember | giving tree/tuesday | angel tree | round up ~ for | round up at | shoebox appeal | appeal | pay it forward | suspended coffee
    shaving his/her/my/their head/hair/beard | head shave | shave my head | we give/donate one | give one to | gives one to | bought one given | cancer trust/support/uk/society | teenage cancer | chuck ~ coins | loose change | spare change | community fridge/kitchen | soup kitchen | homeless* | refugee/refugees | for the needy | free ~ for vets/veterans | in lieu
    for a child who | children who might not | families in need | those in need | anyone who needs it | anyone in need | anyone struggling | pay what you can | for free to anyone | macmillan | red cross | salvation army | habitat | childrens hospital | cancer research | race for life | marathon ~ for | running the ~ for | in memory of ~ for
    save the children | all for | every cent/penny/dollar/pound to | plant a tree | we plant | the pta | humane society | to wear yours | jumper day | help the _ rebuild | rebuild | night shelter | sleeping bags | toys for | for paws | gently used | pre loved ~ for | someone who can not afford | can not afford one | misses out | so no _ misses | operation _ | unwrapped toys | every mile | cycling to | for mnd | tips today go | go to _ family | we hit # | drop off point | meal train | support ~ family after | we are matching | match every | £1 from every | # from every/each | % of sales/profits/proceeds | of every sale | 100 goes | no questions asked ~ food | so far for`,
  ],
]

export const testimonialSigns: readonly KindSign[] = [
  [
    'testimonial',
    7,
    `review/reviews from/by/of/off/on/left/we/this/today | google/facebook/yelp/tripadvisor/online/lovely/nice/great/amazing/customer/client/new/recent/kind review/reviews | 5/five star/stars | stars from | 5 5 $ | # out of # | testimonial/testimonials | told us/me | wrote us/to | wrote this | said this | sent us this
    what our? customers/clients/members/people/guests/patients/parents/they say/are/said | kind words | lovely/nice/kind/sweet/great/amazing message/words/review/feedback/note/card/comment/email/text | feedback from/off | happy customer/customers/client/clients | left us a/this/the | guest book | guestbook | left a/this/us ~ review
    one of our customers/clients/members/guests/patients/parents/students/regulars/brides | our customers/clients/members/parents/students said/says | mum/mom/dad/customer/client/parent/patient/bride/guest/member/student said/says/wrote/told/sent/left/messaged | texts/messages/emails like this | 5 from | stars from | # stars | nicest review | keep telling us | got this today | thank you _ $ | quote from | i feel like me | transformation | that is why we do | and she/he/they said | says our/my/the | in her/his/their words | real bride | success story
    had a card/letter/note/message/email/text/call from | got a card/letter/note/message/email/text from | card/letter/note/message/email from mrs/mr/a/one | messaged to say | emailed to say | came in to say/tell/thank | rang/called to say/thank | dropped in to say | you fixed my | thank you for fixing/helping/making/saving | made us all | well up | brought a tear | this is why we | why we do
    went from a _ to | thrilled with | over the moon with | made my day | this review | this message | got this | look what`,
  ],
]

export const greetingSigns: readonly KindSign[] = [
  [
    'greeting',
    7,
    `happy/merry/blessed/joyful/safe _? christmas/thanksgiving/easter/halloween/hanukkah/chanukah/diwali/eid/holidays/valentines/pride/kwanzaa/ramadan/solstice/passover/weekend/friday/monday/sunday/birthday/anniversary ~ to/from/everyone/all/you/our | happy/merry _? christmas/thanksgiving/easter/halloween/hanukkah/diwali/eid/holidays/valentines/pride/weekend
    happy _? new year | get well soon | speedy recovery to | happy retirement/wedding/graduation/engagement to? | happy mothers/fathers/valentines/patricks/veterans/memorial/labor/independence/earth/womens/international/presidents/teachers/nurses/bosses/friendship/canada/australia/boxing/st day | happy mother/father _? day | happy 4th/fourth of | happy international | happy # birthday? to
    seasons greetings | season greetings | ramadan mubarak/kareem | eid mubarak | shana tova | wishing you/everyone/all/our/a/every* | from our/my family/team/crew to yours | merry christmas | have a great/lovely/wonderful/safe/fab/fantastic/good/blessed/happy ~ christmas/holiday/holidays/easter/weekend/thanksgiving/new/summer/break/day
    good luck | best of luck | lunar new year | shabbat shalom | appreciation week/day | happy 4th | stay safe with | from our kitchen/home/shop to yours | ^ # today $ | who is # today | is/turns # today $ | happy work | congratulations | congrats | well done to | big well done | to all all/those/everyone/veterans who served | all/those/everyone/veterans who served | veterans day | remembrance/armistice day | lest we forget | thinking of all | love from | our birthday girl/boy | birthday today | birthday to | _ birthday today | wish her/him/them a | turns/turned # today | got engaged | got married | welcome to the world | thank/thanks you? to all our/the/my nurses/teachers/veterans/mothers/mums/moms/dads/customers/clients | warmest wishes | best wishes | greetings from | fingers crossed for | so proud of | nurses week | teachers week | we see you | sweet new year | hoping everyone | passed her/his/their ~ today | peaceful christmas | proud of you | proud of all | thinking of you | here is to | results day | first day of school | back to school everyone | safe travels | cheers to`,
  ],
]

export const anniversarySigns: readonly KindSign[] = [
  [
    'anniversary',
    8,
    `anniversary | # birthday of | shops/shop/stores/store/cafes/salons/our #?/first/second/third/fifth/tenth/1st/2nd/3rd/5th/10th? birthday | we/shop/store/bakery/salon/cafe/business turn/turns/turned/turning # | we are turning # | # years/year today/ago/in/of/young/on/since | # years ~ business/trading | one year ago | a year ago today | years in business | in business for? # | serving ~ for # years
    birthday bash | we are #/one/two/three/five/ten years/year/today/this/old | makes us # | grand opening | grand re opening | opening day/party/celebration/weekend/night/ceremony | ribbon cutting | has worked here/for/with | been open/here/with/trading/around/going ~ years/year/since/# | been open # | second/third/new/2nd/3rd/4th/fourth shop/store/location/branch/salon/studio/cafe/site/restaurant/premises/unit
    we are opening a/our/in/on/soon/this/next | opening our/a new/second/third/doors/first | opening soon | now open $ | we are now open | we are officially open | we open the/our doors | we open monday/tuesday/wednesday/thursday/friday/saturday/sunday/on | can not quite believe | branch opens | marks # years | ^ # today | we/shop/store/are/is/turn/turns # today | open our/the doors | open the/our door for the first | officially open/opens | opens its/our doors | coming soon to | doors open _ # ~ follow | years with us | milestone | retires/retiring/retirement/retired | hang/hangs/hanging up his/her/their
    his/her last day/shift | after # years behind/with/at/of | turns # $ | turned # $ | turn # this/in/on/today | new owner/owners | we take over | under new management/ownership | taken over the | taking over the | number # | our #th/500th/1000th/100th/10000th | established # | since day one | founded in | started this/it/out ~ in # | unlocked the door | the keys are ours | got the keys | have the keys | # opens in/on/at | opens in _ on | opening in _ on | that first day | where it all started | # years ~ thank/thanks/later | thanks for trusting | who would have thought | one millionth | #th scoop/customer/order | we just served our | signed the lease | we are opening in | grand reopening | farewell to ~ who retires | who retires | hit # followers | # followers | # customers served`,
  ],
  [
    'anniversary',
    2,
    '# years | # years | thank you for # | celebrating # | celebrate # | party for the shop/store',
  ],
]

export const tipSigns: readonly KindSign[] = [
  [
    'tip',
    7,
    `before you call/book/buy/throw/replace/order/toss ~ check/try/look/clean | ^ tip/tips | ^ tip/tips of/for/from/number | ^ our/my/friday/monday/style/health/beauty/garden/gardening/cleaning/baking/cooking/hair/skin/car tip/tips | pro/top/quick/todays/hot/handy tip/tips | how to | did you know | # ways/tips/things/steps/reasons/signs/mistakes/rules to/for/you/your/of/before | # ways/tips/steps/signs/mistakes | protip | ^ how do i/you/we | how often should | why does/do my/your/our | what is the best way | common mistake/mistakes | fun fact | myth | the trick is | the secret is | rule of thumb | penny test
    advice | life hack | lifehack | care guide/instructions/tips | people/customers/clients always? ask us/me | faq | ask us/me ~ all the time | here is how | put your | if your dog/cat/baby/child/car ~ eats/has/is | blot | do not rub | even when | reapply | in warm/cold/hot water | drink faster | need changing/replacing/cleaning | head to foot | here is what | step # | ^ never | ^ always | do not forget to water/feed/wash/clean/change/check`,
  ],
  [
    'tip',
    5.5,
    `^ _? change/clean/water/check/wash/rotate/replace/brush/trim/store/feed/soak/rinse/test/charge/sharpen/condition/dust/prune/repot/stretch/moisturize/moisturise/oil/descale/treat/hoover/vacuum/wipe/poke/stuff/mist/turn/top/bleed/drain/dry/stretch/massage/roll/stand/drink/sleep/peel/freeze/defrost/season/rest/rub/scrub/mix/avoid/keep/use ~ your/the/wet/new/old/it/them/monthly/weekly/daily/every/bedding/slowly/only/up/back/until/with/cool/cold/warm
    stop washing/watering/brushing/cleaning/feeding/overwatering/using/storing | stop over watering | over watering | overwatering | once a day/week/month/year | twice a day/week/month/year | every # days/weeks/months/minutes/hours | # times a day/week/month | every few days/weeks/months | is plenty | too much | too often | is/are/be/water/oven/iron too hot/cold/wet/dry | never the fridge | never wash/store/water/put/use/mix/leave | always wash/store/dry/use/check/rinse | keep it/them/yours away/out/in/upright/dry/cool
    hate/hates wet/cold/direct/drafts | toxic/poisonous for/to | need a drink when | when the top | you need new | you need a new | should sit | should be between | between # and # | if you can see | cut side | cool rinse | sulfate free | at # degrees | at an angle | do not go away | last longer | keeps ~ upright | upright | before it gets cold | battery tested | how long $ | and how long | records to keep | burn them | first time $ | small meals | same times | stay fresh | keeps fresh | look after your | take care of your | protect your | best way to`,
  ],
]

export const hoursSigns: readonly KindSign[] = [
  [
    'hours',
    6,
    `hols/holidays/term/school opening/hours | opening/business/holiday/summer/winter/christmas/special/new/extended/easter/regular/normal/reduced/thanksgiving/festive/day/temporary hours/times/opening | bank holiday hours/opening/times | our hours | hours are | ^ hours | hours this/over/from
    closed/closing/close/closes/shut at/on/for/from/until/this/next/early/today/tomorrow/all/sunday/monday/tuesday/wednesday/thursday/friday/saturday/over/due/between/the/sundays/mondays/tuesdays/wednesdays/thursdays/fridays/saturdays/because/while/christmas/thanksgiving/easter/boxing/now/rest/new/good/bank/memorial/labor/july/december/january/february/march/april/may/june/august/september/october/november/dec/jan/feb/nov/oct/sep/aug/jul/jun/apr/mar/#
    closed $ | ^ closed | ^ shut | shut $ | we are/will be? also? closed/open/shut | store/shop/shops/salon/clinic/cafe/office/kitchen/we is/will/are be? closed/open/shut | shops/stores/cafes closed/shut | not open until/on/today/tomorrow/this | can not open | will not be open/opening | not opening | unable to open | no longer open | will not be in
    open late/until/from/as/on/every/sunday/sundays/monday/mondays/tuesday/wednesday/thursday/friday/saturday/saturdays/all/today/early/at/this/7/christmas/boxing/new/thanksgiving/easter/bank/over/through | open # | opening at/late/early/from/on/sundays | re/reopen/reopening/reopens opening? | back at/on/to normal/usual/# | back open | back to normal | last orders | late night/nights shopping/opening | late opening | open later | now open ~ sundays/mondays/evenings/late/until
    back for the season | open/opens/opening for the season | power is out/cut | power cut/outage/is | no power | no water | no heating today | we have moved | has moved | moved to/across/down/next/from/up/into | we/shop/store/cafe/salon/studio/clinic/office are/is moving to/into/out/shop/store/premises/next/across/down/round/on/in/this/soon/house | we are moving $ | ^ moving to | moving to a/our/the/new/bigger | new address | new location $ | relocat* | early finish | last pickup | being resurfaced | resurfac* | repav* | nobody in | no one in | off to the ~ so | 24 7 | for lunch # | shut for | xmas/christmas shoppers | finish early | our new home is | new home | doors down | two doors | as _ is away | is away | are away | drive thru/through is | closed to cars | taking a break | on holiday | on vacation | taking some time off | away from | back in the shop/office/salon | snow day | staff training | stocktake | heads up closing | closing # | closing early | back entrance | side entrance | still open | open as usual/normal | roadworks | road works | bank holiday monday/friday | bank hol | trip home | we return | we are back on | back on monday/tuesday/wednesday/thursday/friday/saturday/sunday/# | back # | back dec/jan/feb/mar/apr/may/jun/jul/aug/sep/oct/nov | normal hours | annual holiday/closing/closure/break | yearly trip/break/holiday | last day ~ return | away until/from/for | off until | break from | no deliveries on | stock take | inventory day | half day | phone lines open`,
  ],
]

/** News that is none of the others: thanks for a day that was, dearer prices, a question, the people and the work. */
export const generalSigns: readonly KindSign[] = [
  [
    'general',
    8,
    `thank/thanks you? ~ everyone/all/everybody/those who came/visited/stopped/popped/joined/attended/turned/showed/supported/helped/made | thank/thanks you? for coming/joining/visiting/stopping/popping/turning/making/voting/all | thank/thanks you? to everyone/all/everybody/those who came/visited/attended/joined/turned/showed/stopped/popped | what a day/night/weekend/week/turnout/event/party/evening/summer/crowd/blast
    was a blast/hit/success/huge/great/brilliant/amazing/fantastic | so many of you | lovely to meet/see | great to meet/see | loved meeting/seeing | that is a wrap | pics/photos/pictures ~ are up/online/on | we won | went and won | won best | we are finalists | been nominated | nominated for | voting opens | huge thanks to | thank you for making | what a crowd | thank you thank you | cleaned us out | best ~ ever $ | shortlisted for | thank you for the votes/support | voted best | of you showed/came/turned
    all # teams | at last nights | last nights _ was | thank you for voting`,
  ],
  [
    'general',
    8,
    `price/prices/rates/fees/rate/fee/membership ~ go/going/goes up | prices ~ increase/increasing/rise/rising | raise/raising our/my/the prices/rates/fees | price/prices/rate/fee increase/increases/rise/rises | rate/rates/fee/fees/prices ~ increase/increases/rise | put/putting our/my/the? prices up | rising costs | increase/increasing/raise/raising the price/prices/cost/rate | rate/rates/price/prices ~ going to | # more a/per month/week/class/session/visit | energy bills | gone up | sticking with us | having to put ~ up | put ~ up to # | new prices from | prices from the | held off as long | fee rises/rises to | rises to # | can not keep ~ at # | any longer | up from # | prices have gone/risen | costing us more | costs have gone up | new phone number | our new number | number has changed | changed our number`,
  ],
  [
    'general',
    4,
    `meet our? _ $ | ^ meet | ^ this is _ $ | ^ this is _ _ $ | behind the scenes | bit about | a little about | our story | family owned/run | family business | we have been on/in/at | fully insured | free quotes | covering ~ and | to let | for rent | for sale | what should our | which one | which is your | what is your | or cup | settle this | comment below | tell us your | who else | anyone else | the window is | monday again | for ages | we still have
    we do _ and | we fix | we fit | we offer | no job too small`,
  ],
]
