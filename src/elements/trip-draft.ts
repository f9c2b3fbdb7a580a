import { messageDraft } from '#src/stores/trips/message-drafts.ts';

/**
 * Keeps what is typed in its form until the page says that it was sent: also where the page is left, or no connection
 * took it.
 */
class TripDraft extends HTMLElement {
	connectedCallback(): void {
		const { key = '', sent } = this.dataset;
		const field = this.querySelector('textarea');
		const draft = messageDraft(key);
		if (sent === 'true') draft.remove();
		if (!field) return;
		if (sent !== 'true' && field.value === '') field.value = draft.read() ?? '';
		field.addEventListener('input', () => {
			if (field.value === '') draft.remove();
			else draft.write(field.value);
		});
	}
}

customElements.define('trip-draft', TripDraft);
