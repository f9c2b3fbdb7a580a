/** How often somebody can hold a booking again by themselves: who needs more time calls the desk. */
export const mostHeldAgain = 1;
