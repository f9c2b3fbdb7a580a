type StoredBooking = ReturnType<typeof flightRow>;

/**
 * A booking as the database has it, the given number making it another one: the later, the higher. One that is confirmed
 * counts as paid, unless it is said what was.
 */
export function storedBooking(number: number, changes: Partial<StoredBooking> = {}): StoredBooking {
	const row = flightRow(number);
	const { totalPrice = row.totalPrice, status, paid } = changes;
	const paidByWord = status === 'Confirmed' && paid === undefined ? totalPrice : 0;
	return { ...row, paidByWord, ...changes };
}

function flightRow(number: number) {
	return {
		reference: `BD${2_000_000 + number}`,
		type: 'flight' as 'flight' | 'tour',
		itemId: '1',
		title: 'New York (JFK) to London (LHR)',
		status: 'Pending Confirmation' as 'Pending Confirmation' | 'Confirmed' | 'Cancelled',
		name: 'Ada Lovelace',
		email: 'ada@example.com',
		phone: '+44 20 7946 0958',
		travelers: 2,
		departureId: null as number | null,
		heldUntil: null as Date | null,
		quotedPrice: null as number | null,
		priceReason: null as string | null,
		paidByWord: 0,
		paid: 0,
		source: 'site' as 'site' | 'desk',
		takenBy: '',
		refund: null as number | null,
		refundReason: null as string | null,
		kept: null as number | null,
		departureDate: '2026-12-10',
		totalPrice: 1240,
		clientTotal: 1240,
		details: {
			origin: 'New York (JFK)',
			destination: 'London (LHR)',
			departureDate: '2026-12-10',
			returnDate: '2026-12-20',
			airline: 'Bright Airways',
			cabinClass: 'business',
			duration: '7h 10m',
			price: 620,
			passengerName: 'Ada Lovelace',
			address: '12 St James Square',
			city: 'London',
			country: 'United Kingdom',
			zipCode: 'SW1Y 4LB',
		} as Record<string, unknown>,
		createdAt: new Date(Date.UTC(2026, 9, 1) + number * 60_000),
	};
}
