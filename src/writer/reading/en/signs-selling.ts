import type { KindSign } from './kind-signs.ts'

export const offerSigns: readonly KindSign[] = [
  [
    'offer',
    3.5,
    `financing | interest free | apr | installments | instalments | loyalty/stamp/punch card | price drop | prices/price slashed | refer a | reduced to clear | half price/off
    was # now # | instead of # | happy hour | lunch/meal/family/breakfast/dinner/early/combo deal/special/bird | kids eat/go free | for the price of | buy one get | bogo
    joining/delivery/booking/admin/enrollment fee waived | no joining/delivery/booking/admin/enrollment/sign fee/fees | everything must go | all stock reduced | flash sale | clearance
    the deposit is only/just | on special | zero/no/nothing down | money down | got/gotta to? go | savings | saving of | # off | as is | ex display | floor model/models | package | tenner tuesday | two for one | price match | gift with | early bird | would be # | free ~ with | free ~ when | with code | use code | promo code | discount code | code _ $`,
  ],
  [
    'offer',
    1.5,
    `discount/discounts/discounted | on sale | sale | special offer/price | offer/offers | deal/deals | promo/promotion | reduced | voucher/vouchers | coupon/coupons | special
    save # | saves/saving you | two for | only # | just # | bargain* | cheap/cheaper | treat yourself for | steal at | budget friendly | from just/only | offer ends | sale ends
    both get | get # off | knocked off | off your | off all | off any | off every* | a pop | for under | for only/just | bundle`,
  ],
]

export const newSigns: readonly KindSign[] = [
  [
    'new_product',
    6,
    `just in $ | just in from/time | just landed/arrived/dropped/launched/unpacked/added/released/finished/listed | new in | now available/stocking/selling/offering/serving/doing/carrying/accepting
    we now do/have/offer/sell/stock/serve/accept/make/carry/take/deliver/fit/repair | now do/offer/offers/stock/stocks/sell/sells/serve/serves/have/deliver/accept/carry | introducing
    launch/launching/launches/launched | brand new | back in stock | restocked $ | back on the menu/shelf/shelves | new ~ menu/collection/range/line/flavor/flavors/product/products/arrival/arrivals/service/services/drink/dish/treatment/color/colors/style/styles/release/stock/dishes/drinks/treatments/brand/brands/course/topping/toppings/recipe/recipes/beer/beers/wine/wines/cake/cakes/bag/bags/candles/pieces/books/frames/gowns/room/rooms/machine/package/packages/app/website/range/ranges/season/kit/toys/bikes/book/blend/roast/scent/scents/lenses/gear/items/designs/design/class
    fresh in | first look | new drop | now in | now on tap/sale/display/the | on tap now | has/have arrived/landed | schedule/timetable/calendar/menu/collection/range/program/programme/dates is/are ~ live/up/online/out/ready | all arrived | arrived this/today/yesterday/in | arriving | finally here/in/arrived | is/are finally | they are here | it is here
    we have added | we have started | have started doing/selling/making/offering | added to our/the menu | on the menu now | sneak peek | you can now | we can now | hot off the press | trained in | qualified in | newly qualified
    fresh off the | on the shelves | on the floor | in the case | hit the shelves | landed in | our new artist/stylist/therapist/groomer | new artist/stylist | books open | now taking bookings
    is/are ready $ | is/are ready to/for collection/pickup/order/go | own label | in the making | started doing/making/selling/offering | stocking _ | delivery landed | from now on ~ takeaway | lightest/softest/best ~ yet | we are stocking | got a new one | new one on | finally showed up/turned up | is happening | latest is/are in | latest ~ in | on the counter | we deliver now | now delivered | delivered now | no more _ $ | you can pay | we take _ now | we got a/the new | been asking for | you asked | by popular demand | we listened | now gas | now certified | never had before | never made before | first of its kind | our latest`,
  ],
  [
    'new_product',
    3.5,
    `^ new $ | ^ new _ | is back $ | are back $ | is back on/for/by/in/this | are back on/for/by/in/this | we are trying | trying out | we made | we have made | been working on | been testing | starts on?/this/next? monday/tuesday/wednesday/thursday/friday/saturday/sunday
    is here | are here | is live | are live | is in | are in $ | in from | preorders/orders ~ open | preorders | pre orders | available now/from/in | available $ | come in # colors/sizes/flavors | ^ now | so excited to tell/share/announce | excited to announce/share/introduce
    coming soon | coming this/next | for the first time | yes really | try it | try them | try one | come try | limited run`,
  ],
]

export const stockSigns: readonly KindSign[] = [
  [
    'limited_stock',
    6,
    `last few/one/two/three/couple/ones/handful | last of the | # ~ left | only # ~ left | a few ~ left | final # | down to our/the last/final/only | almost/nearly sold out/gone/full
    selling/going/flying fast | flying off | going quick/quickly | when they are gone | when it is gone | once they are gone | once it is gone | when it is gone it is gone | limited stock/quantities/numbers/edition
    while stocks/stock/supplies last/lasts | while they last | last chance to get/buy/grab/order/book | cancellation/cancellations | someone/client cancelled/canceled | just had a cancellation | up for grabs
    # spaces/spots/slots/places/openings/seats/tables/tickets/appointments ~ left/opened/available/remaining/going | spot/slot/space/place opened up | just opened up | before they go | before it goes | before they are gone | before it is gone
    no more until/after | running out/low | getting low | low stock | low on | will not be restocked/back | not be restocked | no restock/restocks | not restocking | never coming back | last call | no show | going begging | basically booked | fully booked except/apart | that is it $ | i/we have the ~ left | short notice | a gap | one gap | couple of gaps | squeeze you/them/one/someone/a/in | nearly booked | almost booked | filling up/fast | still have # | got # left | stock is going | all gone
    # remaining | one ~ remaining | gone by the | gone by | gone after | then they are gone/mine | sold out last | just freed up | freed up | nearly finished for | will not be reprinted/remade | numbered | first to pay | # copies | # jars | # signed copy/copies | one off | only one | only # made | only # of | no holds | until gone | last batch | last delivery`,
  ],
]

export const contestSigns: readonly KindSign[] = [
  [
    'contest',
    8,
    `giveaway | give away ~ lucky/winner/follower | giving away | win ~ raffle | raffle for | our raffle | prize draw | # prizes | competition | contest | sweepstake/sweepstakes | enter to win | to win | for a chance | chance to win
    could win | win a/an/one/two/our/your/free/dinner/lunch/brunch/tickets/this/these/# | wins a/an/one/two/our/free/the/# | be in with a chance | entered in/into | in a drawing | a drawing for | drawing on | lucky winner
    tag a/two/three/#/your friend/friends/mate/mates/bestie/mum/mom/dad/partner | tag someone | comment below? to win/enter | best one/photo/pic/costume/entry/answer/caption/name ~ wins/win | guess the | guess how many | guess and
    help us name | name our | if we pick/choose yours | caption this | caption competition/contest | closest guess | winner announced/picked/chosen/drawn | winners announced/drawn/picked/chosen | pick a winner | goes in the hat | go in the hat | finder gets/keeps | golden ticket | days of prizes | drawn friday/sunday/saturday/monday | solve the | correct get | recipe contest | one entry | how to enter | to enter | nominate | closest gets/wins/guess/without | best ~ gets/get | draw one/a name | draw ~ name | out of the hat/a | we will draw/pick/choose | pick one/a lucky | at random | random winner | share and comment | like share | comment your | write your/ur guess | your guess | vote for your | in with a shout | most likes | # lucky`,
  ],
  [
    'contest',
    3,
    'tag your | tag them | like this | like and share | follow us and | follow and tag | share this post ~ win | drop ~ in the comments | best ~ wins | most votes',
  ],
]

export const eventSigns: readonly KindSign[] = [
  [
    'event',
    5.5,
    `^ ~ workshop/workshops | a/our/free/making/craft/christmas/wreath/kids workshop/workshops | wkshop | tasting/tastings | open day/days/house/mic/evening/studio/night | live music/jazz/band/dj/acoustic/bands | concert/concerts | gig/gigs | book/album/cd signing/launch/club
    signing | quiz | trivia | bingo | karaoke | festival | fair | fete | fayre | pop up | ladies/game/games/movie/paint/wine/date/curry/steak/taco/comedy/opening/craft/sip/burns/film/board/poker/salsa/quiz/bingo/dj/disco/soul/music/poetry/jazz/tapas/cheese/sushi/parents/vip/shopping/student/family/supper night/nights/evening
    screening | exhibition | meet and greet | story time | storytime | retreat | masterclass/masterclasses | demo/demos/demonstration | trunk show | fashion show | parade | carol/carols | supper club | meetup | meet up | q and a | q a
    launch/release party/night/event | release party | coffee morning | bake sale | taster session/sessions/class | free class | tournament | crawl | boot camp | bootcamp | summer/holiday/half camp/camps/club | recital | webinar | seminar | group ride/run/walk
    run club | auction | car wash fundraiser | block party | tea party | farmers market/markets | craft/christmas/night/flea/makers/street/artisan/local/holiday market/markets/fair/fayre | paint and sip | yard/garage/jumble sale | car boot
    costume/christmas/halloween/summer/street/foam/launch/birthday/garden/puppy/kids party/parties | pumpkin carving/painting/patch | egg hunt/hunts | santa ~ visit/comes/photos/grotto/sleigh/breakfast/here/coming/at | photos/breakfast/brunch/lunch with santa | grotto | open house | playing a set | playing live
    a set in/at | band at/from/on | dj at/from/on | an evening of/with | a night of | a day of | we are doing a | we are hosting | hosting a/our | come find/see us at | find us at | we will be at | stall # | our stand | booth # | vendor | zumba | line dancing | salsa class
    viewing/viewings sat/sun | guest speaker | talk by | talk on/about | panel | reading by | author | class/classes/course/lessons/sessions ~ start/starts/begin/begins | starts again | beginners ~ start/starts/class | kids/parents ~ class/session | day retreat | on the wheel
    food truck ~ here/be/from | street food | beer festival/garden ~ live | blood drive | cookoff | cook off | bake off | stargazing | knit and/n | natter | first friday | art walk | certification class | sensory class/taster | taster $ | taster this/on/day | ~ dinner with | # courses | course/courses dinner/meal/menu | wristband | bounce house | bouncy castle | face painting | judging | game/burns/wine/tasting/pie/curry/beer dinner | on the lawn | in our lot | in the car park | restarts | kicks off | murder mystery | live on | fancy learning | six/# mondays/tuesdays/wednesdays/thursdays/fridays/saturdays/sundays from | making with | decorate a | two sittings | sittings | checks free | yappy hour | photo booth | dressed as | trade show | back on monday/tuesday/wednesday/thursday/friday nights/evenings | adoption day/event | community day | fun day | family day | family fun | charity walk | charity run | sports day | fireworks | bonfire night`,
  ],
  [
    'event',
    3,
    `party | market | tickets | ticket | rsvp | doors open/at | free entry | free admission | free to attend | places | seats | pp | per person | a head | per head | per couple | save the date | join us | bring a friend | host | event | supper | guided | tour
    performance | playing | sing along | kick off | get together | celebrate with us | meet the _ | walk ins not | limited to # | places limited | spaces limited | pay on the door | on the door | byob | ages | all ages | dress code | fancy dress | costumes | hall | come along | parents welcome
    no partner | beginners welcome | all levels | mats provided | materials included | refreshments | arrive | kick off | starts at | for # weeks | # week course | # weeks`,
  ],
]
