import type { DeskHours } from '#src/domain/bookings/desk-hours.ts';
import { holdLeftLabel } from '#src/domain/bookings/hold-words.ts';

/** How often it is counted anew, in milliseconds: it is told in minutes. */
const step = 60_000;

/** Counts down how long a hold is still, in hours in which the desk can be called. */
class TripHold extends HTMLElement {
	#timer: ReturnType<typeof setInterval> | undefined;

	connectedCallback(): void {
		const { until = '', desk = '' } = this.dataset;
		const hours = JSON.parse(desk) as DeskHours;
		const tell = () => {
			this.textContent = holdLeftLabel(hours, new Date(until), new Date());
		};
		tell();
		this.#timer = setInterval(tell, step);
	}

	disconnectedCallback(): void {
		clearInterval(this.#timer);
	}
}

customElements.define('trip-hold', TripHold);
