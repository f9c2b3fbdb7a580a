import { logFailure } from '#src/stores/log-failure.ts';
import { messageDraft } from '#src/stores/trips/message-drafts.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

/**
 * Keeps what is typed in its form until the page says that it was sent: also where the page is left, or no connection
 * took it. What is sent without a connection waits for one.
 */
class TripDraft extends HTMLElement {
	connectedCallback(): void {
		const { key = '', sent } = this.dataset;
		const field = this.querySelector('textarea');
		const draft = messageDraft(key);
		if (sent === 'true') draft.remove();
		if (!field) return;
		// It comes while there is a connection, and is kept with the page: without one it could not come.
		whenIdle(() => void this.#waitOffline().catch(logFailure));
		if (sent !== 'true' && field.value === '') field.value = draft.read() ?? '';
		field.addEventListener('input', () => {
			if (field.value === '') draft.remove();
			else draft.write(field.value);
		});
	}

	async #waitOffline(): Promise<void> {
		const form = this.querySelector('form');
		const place = this.querySelector<HTMLElement>('[data-waiting]');
		if (!form || !place) return;
		const { waitOffline } = await import('./wait-offline.ts');
		waitOffline(form, place);
	}
}

customElements.define('trip-draft', TripDraft);
