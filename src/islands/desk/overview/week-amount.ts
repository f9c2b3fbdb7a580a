/** What a week came to, known by the day it begins. */
export type WeekAmount = { monday: string; amount: number };
