import { viewerMoment } from '#src/domain/bookings/desk-moment.ts';
import { browserZone } from '#src/ui/browser-zone.ts';

/** Adds to a moment of the booking desk's clock what the reader's shows then: the page was drawn for all zones. */
class TripMoment extends HTMLElement {
	connectedCallback(): void {
		const { at = '', zone = '' } = this.dataset;
		const desk = { hours: [], holidays: [], timeZone: zone };
		const theirs = viewerMoment(desk, new Date(at), browserZone().name);
		this.querySelector('[data-theirs]')?.remove();
		if (theirs === '') return;
		const aside = document.createElement('span');
		aside.dataset['theirs'] = '';
		aside.textContent = ` (${theirs})`;
		this.append(aside);
	}
}

customElements.define('trip-moment', TripMoment);
