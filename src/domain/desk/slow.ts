/** A departure sells slowly that leaves within so many days and has less than this share of its seats taken. */
export const slowWithinDays = 90;
export const slowBelow = 0.5;
