/** What a booking is to be moved to, at the total that was shown. */
export type ChosenMove = { departureId?: number; offer?: string; total: number };
