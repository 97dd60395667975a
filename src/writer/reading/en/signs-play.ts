/** What breaks: nobody mourns it. */
const THINGS =
  'machine/machines/grinder/oven/ovens/fryer/grill/stove/hob/fridge/fridges/freezer/freezers/cooler/chiller/boiler/heater/heating/furnace/ac/aircon/dishwasher/washer/dryer/mixer/blender/toaster/kettle/microwave/till/register/terminal/printer/scanner/computer/laptop/tablet/ipad/pc/router/modem/wifi/internet/website/system/phone/phones/lines/battery/batteries/bulb/bulbs/lamp/sign/tv/projector/amp/mic/jukebox/camera/drone/car/van/truck/bike/engine/motor/tractor/mower/trailer/generator/compressor/pump/lift/elevator/escalator/drill/saw/kiln/steamer/hairdryer/clippers/treadmill/sink/toilet/shower/plumbing/pipe/tap/fuse/electric/electricity/alarm/lock/clock/plant/plants/orchid/orchids/cactus/houseplant/houseplants/flower/flowers/roses/lawn/tree/starter/lights'

/** Sounds serious and is not: said of cakes, machines, batteries and days off. These words are no signs. */
export const playSigns = `
  ${THINGS} has/have/had/just/finally/sadly/officially/suddenly? just/finally/sadly/officially? died | ${THINGS} is/are/was/were officially/finally/completely/totally? dead
  card reader has/just/finally? died | coffee/ice maker has/just/finally? died | ${THINGS} has/have/sadly? passed away | ${THINGS} has/have/finally? gave/given up the ghost
  rest in peace to? our/my/the old? _? ${THINGS} | mourn/mourning the/our/my ~ ${THINGS} | death of our/my/the _? ${THINGS} | goodbye to our/my/the old? _? ${THINGS}
  not the same without | get well soon | lost our/my mind/minds/marbles/keys/voice/way/patience/heads/head | lost count | died down | would/could/nearly/almost/have died for | nearly/almost died | died laughing | dying laughing | die/died and went/gone to heaven | dying to | to die for | die hard | memorial day | death by chocolate/coffee/cheese/carbs | dead sea | dead good/easy/cheap/simple/chuffed/pleased/proud/excited
  day of the dead | breast cancer awareness | race for life | cancer research | cancer charity | for cancer | teenage cancer | cancer trust/support/uk/society | macmillan | hospital radio/kids/appeal | childrens hospital/ward
  recall when/the days | funeral flowers/tea/teas/catering/plans/plan/tribute/tributes | no one will ask
  fire pit/sale/place/side/works/roasted/grilled/dance/juggling/drill/inspection | fireplace | wood fire/fired | are on fire $ | flooded with | crash course/diet
  stolen/steal/stole your/my/the heart/hearts/show | heart attack burger/fries/sandwich`

/** Who mends what: something broke. */
export const mendSigns = `
  fixed | fix it | fixing | repair* | engineer | mechanic | technician | plumber | electrician | replacement | replaced | spare part/parts | part/parts is/are/on/arrive/arrives/coming | new one/ones | backup | back up and running
  warranty | out of order | cash only | unplug* | plugged | rebooting | reboot | being serviced | got a new | bought a/an | no hot water`

/** Of whom one says "died" in earnest, also where something is mended. */
export const personSigns = `
  he | she | him | her | his | who | whose | funeral | family | friend/friends | aged | miss/missed | loved | beloved | dad/mum/mom/nan/gran/grandad/grandma/grandpa/husband/wife/son/daughter/brother/sister/uncle/aunt
  owner/founder/manager/barista/baker/chef/customer/regular/neighbor/neighbour/colleague/dog/cat/pony/horse/parrot/rabbit/goat | mr/mrs/ms/sir | peacefully | suddenly | in his/her/their sleep`
