export const demoProducts = ['Balayage', 'Haircuts', 'Blowouts', 'Masks for dry hair', 'Curls']
