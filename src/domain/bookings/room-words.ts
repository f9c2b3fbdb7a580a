import type { Room } from './room.ts';

/** Beside 'Room': 'Shared with another traveller', and of a party 'One traveller has a room of their own'. */
export function roomInWords({ isOwn }: Room, travellers: number): string {
	if (travellers === 1) return isOwn ? 'A room of one’s own' : 'Shared with another traveller';
	return isOwn
		? 'One traveller has a room of their own'
		: 'One traveller shares a room with another party';
}
