export const demoServices = {
  cutAndColor: 'Cut and color',
  officeCoffee: 'Office coffee, four weeks',
  manicure: 'Manicure and pedicure',
  birthdayCake: 'Birthday cake for twenty',
  bridalStyling: 'Bridal styling',
  giftCards: 'Five gift cards',
  catering: 'Breakfast catering for fifteen',
  hairTreatment: 'Hair treatment',
  workshop: 'Barista workshop',
  massage: '60-minute massage',
  homeProducts: 'Home care products',
}
