import { showPresence } from '#src/contract/desk/presence.ts';
import { presenceEverySeconds } from '#src/domain/desk/presence.ts';

import { callDeskApi } from './call-desk-api.ts';
import { recount } from './counts.ts';

/**
 * Says that a booking's page is looked at, again and again while its tab is the one in front, and that it was left; until
 * the function that it gives is called. That nothing is heard of it harms nobody: no more is said of it.
 */
export function followPresence(bookingId: number): () => void {
	const say = (isOpen: boolean) =>
		callDeskApi(showPresence, { params: { id: bookingId }, body: { isOpen } }).catch(() => {});
	const sayIfSeen = async () => {
		if (document.visibilityState === 'visible') await say(true);
	};
	// What its traveller wrote counts as read from then on.
	void sayIfSeen().then(recount);
	const timer = setInterval(() => void sayIfSeen(), presenceEverySeconds * 1000);
	const changed = () => void say(document.visibilityState === 'visible');
	document.addEventListener('visibilitychange', changed);
	return () => {
		clearInterval(timer);
		document.removeEventListener('visibilitychange', changed);
		void say(false);
	};
}
