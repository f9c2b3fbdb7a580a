import { randomInteger, seededRandom } from '../random.ts';

export const bookingTypes = ['flight', 'tour'] as const;
/** What a booking is of; the first stands in where a record does not say. */
export type BookingType = (typeof bookingTypes)[number];

/** Where a booking stands; the first is the default, which people read as 'Pending'. */
export const bookingStatuses = ['Pending Confirmation', 'Confirmed', 'Cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Percent that the booking desk may take off on the phone, at most. */
export const phoneDiscount = 45;
/** Milliseconds until the confirmation can be closed. */
export const confirmationDelay = 7000;

/** 32 digits and capitals, so that five bits of chance give one; none is mistaken for another (0 O, 1 I). */
export const referenceCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const referenceLength = 7;

/**
 * A reference for a new booking: the prefix and seven characters, one of 34 thousand million.
 * @param randomBytes at least seven, from a secure source
 * @throws when there are fewer
 */
export function bookingReference(randomBytes: Uint8Array, prefix: string): string {
	if (randomBytes.length < referenceLength) {
		throw new Error(`A booking reference takes ${referenceLength} random bytes.`);
	}
	const characters = Array.from(randomBytes.subarray(0, referenceLength), (byte) =>
		referenceCharacters.charAt(byte % referenceCharacters.length),
	);
	return prefix + characters.join('');
}

/** The stored reference; where there is none the prefix and four digits, always the same for one id. */
export function displayReference(
	stored: string | null | undefined,
	id: number | string,
	prefix: string,
): string {
	if (stored) return stored;
	return `${prefix}${randomInteger(seededRandom(`booking ${id}`), 1000, 9999)}`;
}

/** A booking's status as people read it: 'Pending', 'Confirmed' or 'Cancelled'. */
export function bookingStatusLabel(status: BookingStatus): string {
	return status === bookingStatuses[0] ? 'Pending' : status;
}
