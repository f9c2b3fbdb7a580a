import { anyRemembered } from '#src/stores/bookings/any-remembered.ts';

/** Lists the trips that were booked with this browser: `template` is one of them, and the section is hidden while there are none. */
class RememberedTrips extends HTMLElement {
	connectedCallback(): void {
		// A list that cannot be loaded is not missed: the form beside it finds the same.
		if (anyRemembered()) void this.#show().catch(() => {});
	}

	async #show(): Promise<void> {
		const { forgetBookings, rememberedBookings } =
			await import('#src/stores/bookings/remembered-bookings.ts');
		const list = this.querySelector('ul');
		const template = this.querySelector('template');
		const trips = rememberedBookings();
		if (!list || !template || trips.length === 0) return;
		list.append(
			...trips.map(({ bookingId, title }) => {
				const item = template.content.cloneNode(true) as DocumentFragment;
				const link = item.querySelector('a');
				// The page says where trips lie.
				if (link) link.href = `${this.dataset['trips']}/${encodeURIComponent(bookingId)}`;
				for (const [part, text] of [
					['title', title],
					['reference', bookingId],
				] as const) {
					const place = item.querySelector(`[data-part="${part}"]`);
					if (place) place.textContent = text;
				}
				return item;
			}),
		);
		this.querySelector('button')?.addEventListener('click', () => {
			forgetBookings();
			this.hidden = true;
		});
		this.hidden = false;
	}
}

customElements.define('remembered-trips', RememberedTrips);
