// Whoever closes a trip on somebody else's computer leaves nothing of it there: neither in the server's cookie nor in what
// the browser keeps.

/** Stands around the form that closes a trip: `data-reference` names it, `data-day` is the day it begins, or ''. */
class TripLeave extends HTMLElement {
	connectedCallback(): void {
		const form = this.querySelector('form');
		form?.addEventListener('submit', (event) => {
			event.preventDefault();
			// What cannot be loaded forgets nothing; the trip is closed all the same.
			void this.#forget()
				.catch(reportError)
				.finally(() => form.submit());
		});
	}

	async #forget(): Promise<void> {
		const { forgetTrip } = await import('#src/stores/trips/forget-trip.ts');
		const { reference = '', day = '' } = this.dataset;
		forgetTrip({ reference, day });
	}
}

customElements.define('trip-leave', TripLeave);
