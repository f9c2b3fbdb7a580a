import type { FlownStage } from '../flights/airline-words.ts';

/** How far a booked flight is, by its status or standing: what was only asked for is offered yet. */
export function flownStage(status: string): FlownStage {
	if (status === 'Confirmed') return 'confirmed';
	return status === 'Cancelled' || status === 'Expired' ? 'over' : 'offered';
}
