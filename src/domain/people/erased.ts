/** Stands in place of a name that was erased. */
export const erasedName = 'Erased';
