/** Prints the page by its button; without a script a line says how else. */
class TripPrint extends HTMLElement {
	connectedCallback(): void {
		const button = this.querySelector('button');
		if (!button) return;
		button.addEventListener('click', () => print());
		button.hidden = false;
		this.querySelector('p')?.remove();
	}
}

customElements.define('trip-print', TripPrint);
