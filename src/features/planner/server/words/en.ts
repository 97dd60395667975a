export const demoProducts = ['Balayage', 'Bridal styling', 'Gift cards', 'Flat white', 'Carrot cake']
