// Written by `npm run catalogs` from the names of the files.
import type { Locale } from '#platform/locale.ts'
import enAccountant from './en/accountant.json' with { type: 'json' }
import enBakery from './en/bakery.json' with { type: 'json' }
import enBar from './en/bar.json' with { type: 'json' }
import enBarber from './en/barber.json' with { type: 'json' }
import enBeautySalon from './en/beauty-salon.json' with { type: 'json' }
import enBikeShop from './en/bike-shop.json' with { type: 'json' }
import enBookshop from './en/bookshop.json' with { type: 'json' }
import enButcher from './en/butcher.json' with { type: 'json' }
import enCafe from './en/cafe.json' with { type: 'json' }
import enCarRepair from './en/car-repair.json' with { type: 'json' }
import enCaterer from './en/caterer.json' with { type: 'json' }
import enChildcare from './en/childcare.json' with { type: 'json' }
import enCleaningService from './en/cleaning-service.json' with { type: 'json' }
import enClothesShop from './en/clothes-shop.json' with { type: 'json' }
import enDelicatessen from './en/delicatessen.json' with { type: 'json' }
import enDentist from './en/dentist.json' with { type: 'json' }
import enDryCleaner from './en/dry-cleaner.json' with { type: 'json' }
import enEstateAgent from './en/estate-agent.json' with { type: 'json' }
import enFishmonger from './en/fishmonger.json' with { type: 'json' }
import enFlorist from './en/florist.json' with { type: 'json' }
import enFoodTruck from './en/food-truck.json' with { type: 'json' }
import enFurnitureShop from './en/furniture-shop.json' with { type: 'json' }
import enGardenCenter from './en/garden-center.json' with { type: 'json' }
import enGiftShop from './en/gift-shop.json' with { type: 'json' }
import enGreengrocer from './en/greengrocer.json' with { type: 'json' }
import enGym from './en/gym.json' with { type: 'json' }
import enHairSalon from './en/hair-salon.json' with { type: 'json' }
import enHardwareStore from './en/hardware-store.json' with { type: 'json' }
import enHotel from './en/hotel.json' with { type: 'json' }
import enIceCreamShop from './en/ice-cream-shop.json' with { type: 'json' }
import enJeweler from './en/jeweler.json' with { type: 'json' }
import enLanguageSchool from './en/language-school.json' with { type: 'json' }
import enMusicSchool from './en/music-school.json' with { type: 'json' }
import enNailSalon from './en/nail-salon.json' with { type: 'json' }
import enOptician from './en/optician.json' with { type: 'json' }
import enPastryShop from './en/pastry-shop.json' with { type: 'json' }
import enPetShop from './en/pet-shop.json' with { type: 'json' }
import enPharmacy from './en/pharmacy.json' with { type: 'json' }
import enPhotographer from './en/photographer.json' with { type: 'json' }
import enPhysiotherapist from './en/physiotherapist.json' with { type: 'json' }
import enPizzeria from './en/pizzeria.json' with { type: 'json' }
import enPlumber from './en/plumber.json' with { type: 'json' }
import enRestaurant from './en/restaurant.json' with { type: 'json' }
import enSecondHandShop from './en/second-hand-shop.json' with { type: 'json' }
import enShoeShop from './en/shoe-shop.json' with { type: 'json' }
import enSpa from './en/spa.json' with { type: 'json' }
import enStationeryShop from './en/stationery-shop.json' with { type: 'json' }
import enTailor from './en/tailor.json' with { type: 'json' }
import enTattooStudio from './en/tattoo-studio.json' with { type: 'json' }
import enToyShop from './en/toy-shop.json' with { type: 'json' }
import enTravelAgency from './en/travel-agency.json' with { type: 'json' }
import enVet from './en/vet.json' with { type: 'json' }
import enWineShop from './en/wine-shop.json' with { type: 'json' }
import enYogaStudio from './en/yoga-studio.json' with { type: 'json' }
import esAccountant from './es/accountant.json' with { type: 'json' }
import esBakery from './es/bakery.json' with { type: 'json' }
import esBar from './es/bar.json' with { type: 'json' }
import esBarber from './es/barber.json' with { type: 'json' }
import esBeautySalon from './es/beauty-salon.json' with { type: 'json' }
import esBikeShop from './es/bike-shop.json' with { type: 'json' }
import esBookshop from './es/bookshop.json' with { type: 'json' }
import esButcher from './es/butcher.json' with { type: 'json' }
import esCafe from './es/cafe.json' with { type: 'json' }
import esCarRepair from './es/car-repair.json' with { type: 'json' }
import esCaterer from './es/caterer.json' with { type: 'json' }
import esChildcare from './es/childcare.json' with { type: 'json' }
import esCleaningService from './es/cleaning-service.json' with { type: 'json' }
import esClothesShop from './es/clothes-shop.json' with { type: 'json' }
import esDelicatessen from './es/delicatessen.json' with { type: 'json' }
import esDentist from './es/dentist.json' with { type: 'json' }
import esDryCleaner from './es/dry-cleaner.json' with { type: 'json' }
import esEstateAgent from './es/estate-agent.json' with { type: 'json' }
import esFishmonger from './es/fishmonger.json' with { type: 'json' }
import esFlorist from './es/florist.json' with { type: 'json' }
import esFoodTruck from './es/food-truck.json' with { type: 'json' }
import esFurnitureShop from './es/furniture-shop.json' with { type: 'json' }
import esGardenCenter from './es/garden-center.json' with { type: 'json' }
import esGiftShop from './es/gift-shop.json' with { type: 'json' }
import esGreengrocer from './es/greengrocer.json' with { type: 'json' }
import esGym from './es/gym.json' with { type: 'json' }
import esHairSalon from './es/hair-salon.json' with { type: 'json' }
import esHardwareStore from './es/hardware-store.json' with { type: 'json' }
import esHotel from './es/hotel.json' with { type: 'json' }
import esIceCreamShop from './es/ice-cream-shop.json' with { type: 'json' }
import esJeweler from './es/jeweler.json' with { type: 'json' }
import esLanguageSchool from './es/language-school.json' with { type: 'json' }
import esMusicSchool from './es/music-school.json' with { type: 'json' }
import esNailSalon from './es/nail-salon.json' with { type: 'json' }
import esOptician from './es/optician.json' with { type: 'json' }
import esPastryShop from './es/pastry-shop.json' with { type: 'json' }
import esPetShop from './es/pet-shop.json' with { type: 'json' }
import esPharmacy from './es/pharmacy.json' with { type: 'json' }
import esPhotographer from './es/photographer.json' with { type: 'json' }
import esPhysiotherapist from './es/physiotherapist.json' with { type: 'json' }
import esPizzeria from './es/pizzeria.json' with { type: 'json' }
import esPlumber from './es/plumber.json' with { type: 'json' }
import esRestaurant from './es/restaurant.json' with { type: 'json' }
import esSecondHandShop from './es/second-hand-shop.json' with { type: 'json' }
import esShoeShop from './es/shoe-shop.json' with { type: 'json' }
import esSpa from './es/spa.json' with { type: 'json' }
import esStationeryShop from './es/stationery-shop.json' with { type: 'json' }
import esTailor from './es/tailor.json' with { type: 'json' }
import esTattooStudio from './es/tattoo-studio.json' with { type: 'json' }
import esToyShop from './es/toy-shop.json' with { type: 'json' }
import esTravelAgency from './es/travel-agency.json' with { type: 'json' }
import esVet from './es/vet.json' with { type: 'json' }
import esWineShop from './es/wine-shop.json' with { type: 'json' }
import esYogaStudio from './es/yoga-studio.json' with { type: 'json' }
import type { TradeFile } from './trade.ts'

export const tradeFiles: Record<Locale, Readonly<Record<string, TradeFile>>> = {
  en: {
    accountant: enAccountant,
    bakery: enBakery,
    bar: enBar,
    barber: enBarber,
    'beauty-salon': enBeautySalon,
    'bike-shop': enBikeShop,
    bookshop: enBookshop,
    butcher: enButcher,
    cafe: enCafe,
    'car-repair': enCarRepair,
    caterer: enCaterer,
    childcare: enChildcare,
    'cleaning-service': enCleaningService,
    'clothes-shop': enClothesShop,
    delicatessen: enDelicatessen,
    dentist: enDentist,
    'dry-cleaner': enDryCleaner,
    'estate-agent': enEstateAgent,
    fishmonger: enFishmonger,
    florist: enFlorist,
    'food-truck': enFoodTruck,
    'furniture-shop': enFurnitureShop,
    'garden-center': enGardenCenter,
    'gift-shop': enGiftShop,
    greengrocer: enGreengrocer,
    gym: enGym,
    'hair-salon': enHairSalon,
    'hardware-store': enHardwareStore,
    hotel: enHotel,
    'ice-cream-shop': enIceCreamShop,
    jeweler: enJeweler,
    'language-school': enLanguageSchool,
    'music-school': enMusicSchool,
    'nail-salon': enNailSalon,
    optician: enOptician,
    'pastry-shop': enPastryShop,
    'pet-shop': enPetShop,
    pharmacy: enPharmacy,
    photographer: enPhotographer,
    physiotherapist: enPhysiotherapist,
    pizzeria: enPizzeria,
    plumber: enPlumber,
    restaurant: enRestaurant,
    'second-hand-shop': enSecondHandShop,
    'shoe-shop': enShoeShop,
    spa: enSpa,
    'stationery-shop': enStationeryShop,
    tailor: enTailor,
    'tattoo-studio': enTattooStudio,
    'toy-shop': enToyShop,
    'travel-agency': enTravelAgency,
    vet: enVet,
    'wine-shop': enWineShop,
    'yoga-studio': enYogaStudio,
  },
  es: {
    accountant: esAccountant,
    bakery: esBakery,
    bar: esBar,
    barber: esBarber,
    'beauty-salon': esBeautySalon,
    'bike-shop': esBikeShop,
    bookshop: esBookshop,
    butcher: esButcher,
    cafe: esCafe,
    'car-repair': esCarRepair,
    caterer: esCaterer,
    childcare: esChildcare,
    'cleaning-service': esCleaningService,
    'clothes-shop': esClothesShop,
    delicatessen: esDelicatessen,
    dentist: esDentist,
    'dry-cleaner': esDryCleaner,
    'estate-agent': esEstateAgent,
    fishmonger: esFishmonger,
    florist: esFlorist,
    'food-truck': esFoodTruck,
    'furniture-shop': esFurnitureShop,
    'garden-center': esGardenCenter,
    'gift-shop': esGiftShop,
    greengrocer: esGreengrocer,
    gym: esGym,
    'hair-salon': esHairSalon,
    'hardware-store': esHardwareStore,
    hotel: esHotel,
    'ice-cream-shop': esIceCreamShop,
    jeweler: esJeweler,
    'language-school': esLanguageSchool,
    'music-school': esMusicSchool,
    'nail-salon': esNailSalon,
    optician: esOptician,
    'pastry-shop': esPastryShop,
    'pet-shop': esPetShop,
    pharmacy: esPharmacy,
    photographer: esPhotographer,
    physiotherapist: esPhysiotherapist,
    pizzeria: esPizzeria,
    plumber: esPlumber,
    restaurant: esRestaurant,
    'second-hand-shop': esSecondHandShop,
    'shoe-shop': esShoeShop,
    spa: esSpa,
    'stationery-shop': esStationeryShop,
    tailor: esTailor,
    'tattoo-studio': esTattooStudio,
    'toy-shop': esToyShop,
    'travel-agency': esTravelAgency,
    vet: esVet,
    'wine-shop': esWineShop,
    'yoga-studio': esYogaStudio,
  },
}
