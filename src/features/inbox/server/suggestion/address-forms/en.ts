/** Words to change for other forms of address: usted, and vos in Argentina. */
export const forms: Record<'formal' | 'vos', Readonly<Record<string, string>>> = { formal: {}, vos: {} }
