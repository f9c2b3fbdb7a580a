import { normaliseBooking } from './record.ts';
import { roomInWords } from './room-words.ts';

/**
 * How whoever is left over of a booked party sleeps: 'One traveller has a room of their own'; '' where nobody is.
 * @param booking a record, or its `type`, `travelers` and `details`
 */
export function bookedRoom(booking: object): string {
	const reading = normaliseBooking(booking, '');
	const room = reading?.trip.type === 'tour' ? reading.trip.room : undefined;
	return reading && room ? roomInWords(room, reading.travellers) : '';
}
