/** Carries how many rows a list has before paging. */
export const totalCountHeader = 'X-Total-Count';
