import { deskStatusLabel, opensInLabel } from '#src/domain/bookings/desk-status.ts';
import { site } from '#src/site.ts';

/** How often it is told anew, in milliseconds: it is told in minutes. */
const step = 60_000;

/** Says whether the booking desk is there now and, where it is not, how soon: a page that was built knows no now. */
class DeskStatus extends HTMLElement {
	#timer: ReturnType<typeof setInterval> | undefined;

	connectedCallback(): void {
		const tell = () => {
			const now = new Date();
			const wait = opensInLabel(site, now);
			this.textContent = `${deskStatusLabel(site, now)}.${wait ? ` ${wait}.` : ''}`;
		};
		tell();
		this.#timer = setInterval(tell, step);
	}

	disconnectedCallback(): void {
		clearInterval(this.#timer);
	}
}

customElements.define('desk-status', DeskStatus);
