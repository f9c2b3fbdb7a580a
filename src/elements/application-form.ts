import { keepsForms } from '#src/stores/kept-forms.ts';
import { showToast } from '#src/stores/toasts.ts';

/** The form to apply for a job. What checks and sends it is fetched once the form is used. */
class ApplicationForm extends HTMLElement {
	connectedCallback(): void {
		const form = this.querySelector('form');
		const button = this.querySelector<HTMLButtonElement>('[type=submit]');
		if (!form || !button) return;
		// Fetched ahead of the submit: a failure here is told by the submit, which tries again.
		const keep = async () => (await loadSending()).keepApplication(form);
		const keepOnce = () => void (keeping ??= keep().catch(() => (keeping = null)));
		let keeping: Promise<unknown> | null = null;
		this.addEventListener('focusin', keepOnce);
		if (keepsForms()) keepOnce();
		form.addEventListener('submit', (event) => {
			event.preventDefault();
			void this.#submit(form, button);
		});
	}

	async #submit(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
		// A second press finds it under way.
		if (button.ariaDisabled === 'true') return;
		const label = button.textContent;
		button.textContent = 'Sending…';
		button.ariaDisabled = 'true';
		await send(form, (email, noLetter) => this.#confirm(form, email, noLetter));
		button.ariaDisabled = null;
		button.textContent = label;
	}

	/** What was sent gives its place to what comes next. */
	#confirm(form: HTMLFormElement, email: string, noLetter: boolean): void {
		const confirmation = this.querySelector<HTMLElement>('[data-sent]');
		const letter = this.querySelector<HTMLElement>(`[data-letter=${noLetter ? 'none' : 'sent'}]`);
		const address = letter?.querySelector('[data-email]');
		if (!confirmation || !letter || !address) return;
		address.textContent = email;
		letter.hidden = false;
		form.remove();
		confirmation.hidden = false;
		confirmation.querySelector('h2')?.focus();
	}
}

async function send(
	form: HTMLFormElement,
	onStored: (email: string, noLetter: boolean) => void,
): Promise<void> {
	try {
		await (await loadSending()).submitApplication(form, onStored);
	} catch {
		// The store says how a call failed; here it could not even be loaded.
		showToast({
			title: 'Failed to send application',
			description: 'Please try again later.',
			tone: 'destructive',
		});
	}
}

function loadSending() {
	return import('./send-application.ts');
}

customElements.define('application-form', ApplicationForm);
