/** How many travellers an account keeps: a family and its friends. */
export const mostSavedTravellers = 20;
