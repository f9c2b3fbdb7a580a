import { readerMoment } from '#src/domain/quotes/reader-moment.ts';

/** Tells a moment (`data-at`, ISO 8601) on the reader's own clocks, where a page that was made for all tells the desk's. */
class ReaderTime extends HTMLElement {
	connectedCallback(): void {
		const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
		try {
			this.textContent = readerMoment(new Date(this.dataset['at'] ?? ''), timeZone);
		} catch {
			// A browser that does not know where it is cannot reckon with that: the desk's time stays.
		}
	}
}

customElements.define('reader-time', ReaderTime);
