import { repliedKinds } from '../desk/desk-item.ts';
import { type TripMessageKind, tripMessageKinds } from '../trips/trip-message.ts';

/**
 * What is written between people and the desk: what stands on the page of a trip, where an answer to a request is one too,
 * and a letter, which goes to whoever booked beside that page.
 */
export const messageKinds = [...tripMessageKinds, 'letter'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What a message is about: a booking, or what somebody asked for. */
export const messageSubjects = ['booking', ...repliedKinds] as const;
export type MessageSubject = (typeof messageSubjects)[number];

/** Whether the desk wrote it. */
export function isFromDesk(kind: MessageKind): kind is 'answer' | 'letter' {
	return kind === 'answer' || kind === 'letter';
}

/** Whether it stands on the page of its trip. */
export function isOnTripPage(kind: MessageKind): kind is TripMessageKind {
	return kind !== 'letter';
}
