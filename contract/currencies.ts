/** The currencies that amounts may be in. */
export const currencies = ['TRY', 'USD', 'EUR'] as const;
