import { showToast } from '#src/stores/toasts.ts';

/** The form to apply for a job. What checks and sends it is fetched once the form is used. */
class ApplicationForm extends HTMLElement {
	connectedCallback(): void {
		const form = this.querySelector('form');
		const button = this.querySelector('button');
		if (!form || !button) return;
		// Fetched ahead of the submit: a failure here is told by the submit, which tries again.
		this.addEventListener('focusin', () => void loadSending().catch(() => {}), { once: true });
		form.addEventListener('submit', (event) => {
			event.preventDefault();
			void this.#submit(form, button);
		});
		button.disabled = false;
	}

	async #submit(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
		const label = button.textContent;
		const focused = document.activeElement;
		button.textContent = 'Sending…';
		// A second click finds it so; Enter in a field does nothing either.
		button.disabled = true;
		await send(form, (email, noLetter) => this.#confirm(form, email, noLetter));
		button.disabled = false;
		button.textContent = label;
		// What is disabled loses the focus: the keyboard goes on where it was.
		if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
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
