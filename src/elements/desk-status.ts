import type { DeskHours } from '#src/domain/bookings/desk-hours.ts';
import { deskNow } from '#src/domain/bookings/desk-status.ts';

/** How often it is told anew, in milliseconds: it is told in minutes. */
const step = 60_000;

/**
 * Says whether the booking desk is there now and, where it is not, how soon: a page that was built knows no now. The
 * page hands it the hours (`data-desk`), so that it loads nothing else of `site.json`.
 */
class DeskStatus extends HTMLElement {
	#timer: ReturnType<typeof setInterval> | undefined;

	connectedCallback(): void {
		const desk = JSON.parse(this.dataset['desk'] ?? '') as DeskHours;
		const tell = () => {
			this.textContent = deskNow(desk, new Date());
		};
		tell();
		this.#timer = setInterval(tell, step);
	}

	disconnectedCallback(): void {
		clearInterval(this.#timer);
	}
}

customElements.define('desk-status', DeskStatus);
