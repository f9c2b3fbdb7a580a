import type { BookingStanding } from '../bookings/hold.ts';

const titles: Record<BookingStanding, string> = {
	Confirmed: 'Voucher',
	Held: 'Held, not confirmed yet',
	Pending: 'Not confirmed yet',
	Expired: 'Hold ended, not confirmed',
	Cancelled: 'Cancelled',
};

/** What a paper about a booking is: only a confirmed one is a voucher, and no other looks like one. */
export function voucherTitle(standing: BookingStanding): string {
	return titles[standing];
}

/**
 * Who travels, as a counter asks for them: by their seats, whoever booked standing in for a first one that is not named,
 * and how many are not named yet: ['Ada Lovelace', '2 more'].
 */
export function namesOnVoucher(
	booking: { passenger: string; travellers: number },
	travellers: readonly { seat: number; name: string }[],
): string[] {
	const named = new Map(travellers.map(({ seat, name }) => [seat, name.trim()]));
	const seats = Array.from({ length: booking.travellers }, (_, index) => index + 1);
	const names = seats.map((seat) => named.get(seat) || (seat === 1 ? booking.passenger : ''));
	const known = names.filter((name) => name !== '');
	const open = names.length - known.length;
	if (open === 0) return known;
	return [...known, known.length === 0 ? `${open} not named yet` : `${open} more`];
}
