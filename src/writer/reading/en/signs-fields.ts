import type { KindSign } from './kind-signs.ts'

/** Words of a field of life: each alone says little about what a brief is for, together they say much. */
export const fieldSigns: readonly KindSign[] = [
  [
    'sad_news',
    2.5,
    `whose recipes | left us | again fourth | fourth time | how much more we can | can take | broken in | my diagnosis | diagnosis | handing over | all over the place | for being kind | short illness | passed this | service details | last dinner | took everything | we are ok | storm | tornado | hurricane | lightning | blaze | smoke | flames | firefighters | fire brigade | ambulance | paramedics | hospital | icu | surgery | operation | injured | injury | hurt | illness | unwell | poorly | health news/scare/reasons/issues/problems
    roof ~ off | through the roof/window/wall/door | pipe burst | collapsed | wrecked | ruined | damage | damaged | gutted | smashed | stolen | thieves | thief | idiot/idiots/scumbags/lowlifes/yobs | police | knocked off/down/over | crash | collision
    on hold | further notice | indefinitely | thank god | thank goodness | could have been worse | nobody inside | shaken | in shock | grief | grieving | tears | crying | devastat* | sad | sadness | sorrow | prayers | strength | tribute | remembering | remembered | missed | memory of | memories | goodbye | farewell | not the same | is not the same
    widow | wake | off for # | no _ for # weeks | recover* | treatment for | doctors say | stepping back | step back from | step away | a difficult | difficult time/times/news/decision/week | toughest | hardest | painful | hard/tough decision | soul searching | calling time | call it a day | have to go | get out by | until ~ to get out
    landlord has/have/is/wants/sold/selling/will/raised/wont | evicted | lost the lease | redevelop* | will not be reopening/returning/coming | not be reopening | no longer be | last service | to retire the | rushed into | rushed to | no option but | refused our | licence | crews | got out | lost the bakery/shop/barn/house/salon/studio/kitchen/building | both stable | pray | leaving us | in the night | until i know | won't be back | will not be back | a long time | heavy | heartbroken | last loaves/pint/cuts/class/service/orders | do not know what is next | what is next | took ~ laptop/cash/till/tools/van/bikes/stock/money/charity | lost his/her/their fight | say goodbye to our`,
    0.7,
  ],
  [
    'apology',
    2.5,
    `awful | refunding every | nightmare | mortified | missing door | cut by the | did not turn up | nothing until | made it right | in public | we know the | wrong | mistake/mistakes | error/errors | crashed | glitch | charged twice | overcharged | refund/refunds/refunded/refunding/credited ~ going/sent/out/already/processed/everyone/today/you | refunding | credited | complaint/complaints | complained | disappointed/disappointing | frustrating/frustrated | frustration | unacceptable | embarrassed/embarrassing | ashamed | turned away | cold pizza/food/chips | was rude | shocking | short staffed | bad day | turned up to a closed | hours wrong | website down | is down | down again | driving us mad | instead of # ~ courier/days | courier lost | taking # days | swap it | say sorry | to everyone who got | had the wrong
    running late | late deliveries | arrived late | delay/delays/delayed | waited | queue/queues | not happen again | never happen again | went on too | far too long/loud/late/slow | too salty/cold/long/slow/loud/dry/burnt | retrained | changed how | learned/learnt from | had a reaction | missed the mark | let down | any confusion | confusion | radio silence | flat out
    backorder/backordered | pushed ~ weeks/days/back | behind on | catching up | backed up | supplier | courier | royal mail | patience | bearing with | understanding | fixed now | working on it | working now | working through | sorted now | back up and running | to our neighbors/neighbours | to the lady/man/customer/family/person
    cancelled last | cancel* ~ last minute | stuck on/in | postponed | not what you | deserve/deserved better | expect better | were missed | was missed | got missed | ran out | pre orders were | going to spam | served it/them anyway | i will sort it | we will sort it | sort it out | no excuses | come back for one`,
    0.7,
  ],
  [
    'warning',
    2.5,
    `vigilant | be vigilant | algae | catch fire | unplug | hang up | ever ask | short dated | dispensed | taking pictures | police know | is gone $ | avoid | unsafe | not safe | take it/them away/off | away from baby/babies/children/kids/pets | remove it/them | return it/them | bring it back | faulty | defect/defective | came off/loose | come loose | coming loose | can split/snap/crack/break | sharp | burns | electric shock | allergic | allergy | allergen | monoxide | alarm went off | evacuat*
    claiming to be | saying they are from | in our name | using our name/logo/photos/pictures | card numbers/details | bank details/transfer | passwords/password | asking for money/deposits/payment | only pay | we will never | official account/page/website | report it/them | block them | do not fall | not from us | is not us | fake | unpaid invoices/invoice | selling fake
    virus | infection | parvo | lungworm | alabama rot | ticks | adder/adders | snakes | coyote/coyotes | foxes about | symptoms | fever | rash | vomiting | unvaccinated | contagious | quarantine | keep ~ off | keep ~ away | keep ~ indoors | on a lead/leash | thieves about | about in | do not travel | burst | water main | road closed | flood warning | weather warning | batch | lot # | in testing | if in doubt | check the label | best before | immediately | right away | straight away | stay away | stay home
    black ice | ice on | get hot | overheat* | we sold in | sold in | friend requests | door to door | pretending | going round | been sick | off please if | lead paint | stop using | ^ lost $ | elderly | needs medication | near the canal/park/woods/river/school | labelled ~ free | flew out | flew away | slipped ~ collar/lead | bolted | answers to | gray with | grey with | not been seen | please look out | check your sheds/gardens/garages`,
    0.7,
  ],
  [
    'new_product',
    2.5,
    `finally | at last | so you can | licence so | alert | now too | we do _ now | we do ~ now | drops monday/tuesday/wednesday/thursday/friday/saturday/sunday/on | collection drops | popular demand | now have | they are here | they are good | fresh batch | hello to | say so you can | licence so | alert | now too | we do _ now | we do ~ now | drops monday/tuesday/wednesday/thursday/friday/saturday/sunday/on | collection drops | popular demand | now have | they are here | they are good | fresh batch | hello to | welcome to the menu/range/family/shelf | is a thing | are a thing | we have got a/some/the | we got | added | adding | start tomorrow/today/monday/friday | starts tomorrow/today | in a bottle/jar/can/box | we built | we have built | have built | now booking | taking bookings for | shades | colors | flavors | fresh batch | first batch | hand made/poured/built | from scratch | made with | we have it | come and try | come see | have a taste | on the list | treatment list
    by the door | on the table | on the rail | on the rack | in the fridge | in the window now | in the freezer | from the oven | out of the oven | roasted | brewed | stocked | arrival | restock | limited release | collab | partnered with | upgraded | installed | invested in`,
    0.5,
  ],
  [
    'hours',
    2.5,
    `will not be in/here/around/open | not in until/till/on/today | not here | no cafe/shop/classes/class/kitchen/food/lunch/deliveries/delivery/service/clinic/surgery/sessions on/this/today/tomorrow/thursday/friday/saturday/sunday/monday/tuesday/wednesday | dropping mondays/tuesdays/wednesdays/sundays | phones ~ off | hours are changing | starting dec/jan/monday | as usual | as normal | private party/function/event | earlier/later than usual | opening at | closing at | till late | until late | every night | snow |  at a wedding | dentist | school run | running late/behind today | back in # | after lunch | by appointment this`,
    0.6,
  ],
  [
    'charity',
    2.5,
    `plate | a plate | every cent | tin is on | year is | collecting | drop them in | to the family | for the kids | the children | pledge/pledges | kids in care | in care | overseas | struggling | nobody will ask | no one will ask | no judgment | help yourself | for the fire/police/school/hospital/church/shelter/hospice/rescue/library/rnli/nspcc/rspca/aspca/nhs/foodbank/pantry/homeless | house hospice | good home | rehome | rnli | nspcc | rspca | aspca | unicef | oxfam | shelter | guide dog/dogs | pantry | diapers | canned | tins | cause | community | box by the | drop anything | drop off | filling a van | fill a | from every | from each | of each sale | for every _ sold | you did it | total | grand total | thank you for giving`,
    0.6,
  ],
  [
    'contest',
    2.5,
    `who wants | drawn | answers go | exact | riddle | hidden in | deadline | prizes | prize | raffle | winner gets/get | for the winner | who can | you could | bag a | bag yourself | spot the | find the | our favorite gets/wins | favorite gets/wins | gets # to spend | winner/winners | drinks free | pull a name | pick a name | name out | big draw | the draw | draw on | lottery | scratch card/cards | spin the wheel | giving one of you | one of you | closest | guess | count the | how many _ | comment your | show us your | tag us | top # get | first person to | gets you a ticket | a ticket in | drawing | judged | share your ~ pics/photos | vote | tag us in | best dressed | prizes`,
    0.7,
  ],
  [
    'limited_stock',
    2.5,
    `last day for | we are out of | fit in # more | # more ~ then | then that is it | just # | nearly gone | last one | the last | last of | left | remaining | spoken for | going this week | if anyone is quick | be quick | quick | get here early | get in quick | only # dozen | only # | sizes/size # and # only | # only now | nearly all gone | all gone | nearly gone | almost gone | hurry | do not hang about | do not miss | final | whatever is | end of line | discontinued | when gone | small batch | few left | spots | spaces | tables for ~ gone`,
    0.6,
  ],
  [
    'greeting',
    2.5,
    `have a good/great/lovely/cracking/fab/super/wonderful/fantastic/peaceful/safe | good one | blessed | blessings | peace | joy | wishing | wishes | all the best | enjoy your | good luck | class of # | to every dad/mum/mom/teacher/nurse/mother/father | to all the/our dads/mums/moms/teachers/nurses/mothers/fathers | nadolig | feliz | from all at | from everyone at | from all of us | from the team | from the whole | love from | celebrating with | heads off to | off to uni/college | bank holiday everyone | cheers to | #th to | 90th | 80th | 70th | 60th | 50th birthday | 40th | 30th | 21st | 18th`,
    0.6,
  ],
  [
    'job',
    2.5,
    `pair of hands | extra hands | another pair | earn some/extra/money | paper round | start asap | asap start | meals included | background check | references | paid while | while you learn | learn the trade | come and train | train with us | flexible | hrs flexible | quickbooks | am start | early starts | someone who can | someone who | somebody who | rent out | to rent out | treatment room | rota | rotas | uniform provided | tips | hourly | weekly pay | a week | days a week | counselor | therapist | bookkeeper | porter | cover for | maternity cover | holiday cover | freelance | self employed | are you # | do you know someone | know someone`,
    0.7,
  ],
  [
    'testimonial',
    2.5,
    `is what ~ said | what ~ said | what ~ thinks | what ~ says | told me | told us | she/he says | they say | says # | said on | says $ | on her/his way out | made my week/day | made our week/day | from our inbox | inbox | rated | rating | # of you | before and after | gave her/him/me ~ back | changed how | confidence back | spot on | feedback | would not go anywhere | highly recommend | recommend us | recommends | recommended by | can not recommend | thank you note | they remembered | best _ i have`,
    0.7,
  ],
  [
    'anniversary',
    2.5,
    `made it to | here we are | later here | our first/second/third/fifth/tenth year | year behind | #th year | celebrating # | cake at | refit | refurb* | renovat* | makeover ~ finished | new look | got the lease | new premises | opening spring/summer/autumn/winter/fall/early/late | opening in | in the old bank/mill/church/station/pub | followers | #k followers | opened my/our first | opened our | opened my | years ago | back when | from day one | to think | how it started | decade/decades | generation/generations | thank you for # | ten thousand | shake his/her hand | behind the counter`,
    0.6,
  ],
  [
    'tip',
    2.5,
    `signs your | squeal* | grind* | ^ rotate | ^ wear | ^ put | ^ blot | spf | every # months/weeks/hours/days | ^ if your | note how | then ring | ^ cold snap | ^ what to look for | what to look for | you do not need | do not need to | helps more | helps with | helps | little and often | not once | first it | slice it first | freezes | before bed | the night before | overnight | when it is cold | when the engine | level | start at/with the | against the | with the grain | leave it/the | lag your | rule | instead of | better than | more than you would | you would think | honest $ | works wonders | cheap trick | saves you | avoid # | the right way | the wrong way | most people | a good sign | bad sign | any of those | get it checked | get it looked | look for | make sure your/the | remember to | do not forget | never | always | often | gently | slowly | for at least | at least once | a pinch of | bicarb | vinegar | lukewarm | room temperature`,
    0.6,
  ],
  [
    'event',
    2.5,
    `meets | all paces | whatever the weather | group mondays/tuesdays/wednesdays/thursdays/fridays | disco | switch on | arrives | hayrides | patch opens | read and sign | sign and | register at | on the patio | thrown | nibbles | jam | choir | sing | singing | big screen | kick off | on the screen | psychic | evening of the | night of the | in on the | drop in | during half term | in the barn/garden/marquee/courtyard/lot/park/hall/car | adoption event | no charge | free of charge | supplies included | wine included | max # | max # people | included $ | come paint/make/learn/try/meet/watch/dance/sing/celebrate | learn to | make your own | create your own | build your own | bring the kids/family/dog | for parents | for kids | entry | a ticket | class/classes | course | lesson | session | club | group | talk | walk | hike | race | match | final | show | act | band | dj | singer | speaker | demo | menu ~ courses | kids get | crèche | creche`,
    0.4,
  ],
  [
    'offer',
    2.5,
    `set lunch/menu | course/courses # | # course set | mix and match | no obligation | free ~ check | clearing | tune up # | mention this | for a fiver | before # $ | tenner | fiver | set menu | knock off | off $ | is free | cheapest | down to | was # | normally # | usually # | regular # | reg # | cheaper | throw in | thrown in | match any | lock in | last years price | on presentation | is a dollar | for a dollar/fiver/tenner/pound | half price | spend # | with every | with any | when you | if you join/book/buy/spend/order/bring | midweek | this week only | today only | ends | until ~ or | both for | any # for | # for # | save | savings | freebie | no fee | waive* | bonus`,
    0.5,
  ],
  [
    'general',
    2.5,
    `look at this | just a normal | the view | this morning | on the till | so behave | why we | always will | vote below | tea or coffee | ring _ $ | loved seeing | turn out | turnout | braved the | everyone who | we paint | we tile | we build | we make | throwback | looked like this | flashback | who remembers | rainy day | is called | all who came | came out | results at | photos on | raised spirits | all makes | in and around | from the archive | little face | cute | of the day | ready for the weekend | drying | guess who | caption | mood | how we | day in the life | happy place | work in progress | a sneaky | ask me | ask us anything`,
    0.5,
  ],
]
