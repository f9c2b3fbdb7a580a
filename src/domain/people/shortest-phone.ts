/** Characters of the shortest telephone number that a form takes. */
export const shortestPhone = 10;
