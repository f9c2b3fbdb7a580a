import type { Room } from './room.ts';

/**
 * Beside 'Room': 'Shared with another traveller', and of a party 'One traveller has a room of their own'; '' of a party that
 * shares and has grown even since.
 */
export function roomInWords({ isOwn }: Room, travellers: number): string {
	if (!isOwn && travellers % 2 === 0) return '';
	if (travellers === 1) return isOwn ? 'A room of one’s own' : 'Shared with another traveler';
	return isOwn
		? 'One traveler has a room of their own'
		: 'One traveler shares a room with another party';
}
