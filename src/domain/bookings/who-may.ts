import type { OperationAction } from './operation.ts';

/** Who changes a booking: whoever booked it, or somebody of the desk. */
const actorKinds = ['traveller', 'agent', 'administrator'] as const;
export type ActorKind = (typeof actorKinds)[number];

const desk: readonly ActorKind[] = ['agent', 'administrator'];

/**
 * Who may do what to a booking. A traveller books, names who travels and has an invoice written, holds again what has
 * lapsed, moves a tour that is held to another departure, adds somebody to what is held or takes them off, says yes to a higher price that the desk asks for, and gives back what is neither confirmed nor paid, or whose times an airline changed too much:
 * for anything else they ask the desk. What they did they know, so that nobody takes it back unseen.
 */
export const whoMay: Record<OperationAction | 'place' | 'undo', readonly ActorKind[]> = {
	place: actorKinds,
	confirm: desk,
	cancel: actorKinds,
	'call off': desk,
	'take kept seats': actorKinds,
	're-open': desk,
	move: actorKinds,
	'change contact': desk,
	'change travellers': actorKinds,
	'change party': actorKinds,
	'change schedule': desk,
	'change price': actorKinds,
	'extend hold': desk,
	'hold again': ['traveller'],
	'record payment': desk,
	'set payment terms': desk,
	'issue invoice': ['traveller'],
	'send letter': desk,
	undo: desk,
};
