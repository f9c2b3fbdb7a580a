import { showToast } from '#src/stores/toasts.ts';

/** The newsletter's form. What calls the server is fetched once the form is used. */
class NewsletterForm extends HTMLElement {
	connectedCallback(): void {
		const form = this.querySelector('form');
		const input = this.querySelector('input');
		const button = this.querySelector('button');
		if (!form || !input || !button) return;
		// Fetched ahead of the submit: a failure here is told by the submit, which tries again.
		this.addEventListener('focusin', () => void loadStore().catch(() => {}), { once: true });
		form.addEventListener('submit', (event) => {
			event.preventDefault();
			void submit(input, button, () => {
				input.value = '';
			});
		});
		form.addEventListener('input', () => showError(input, ''));
	}
}

function showError(input: HTMLInputElement, message: string): void {
	const line = document.getElementById('newsletter-error');
	if (line) line.textContent = message;
	input.ariaInvalid = message === '' ? null : 'true';
}

async function submit(
	input: HTMLInputElement,
	button: HTMLButtonElement,
	onStored: () => void,
): Promise<void> {
	const email = input.value.trim();
	if (email === '') {
		const description = 'Please enter your email address.';
		showToast({ title: 'Email required', description });
		showError(input, description);
		input.focus();
		return;
	}
	const label = button.textContent;
	const focused = document.activeElement;
	button.textContent = 'Subscribing...';
	input.disabled = button.disabled = true;
	await subscribe(email, onStored);
	input.disabled = button.disabled = false;
	button.textContent = label;
	// What is disabled loses the focus: the keyboard goes on where it was.
	if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
}

async function subscribe(email: string, onStored: () => void): Promise<void> {
	try {
		await (await loadStore()).subscribeToNewsletter(email, onStored);
	} catch {
		// The store says how a call failed; here it could not even be loaded.
		showToast({
			title: 'Subscription failed',
			description: 'Please try again later.',
			tone: 'destructive',
		});
	}
}

function loadStore() {
	return import('#src/stores/requests/requests.ts');
}

customElements.define('newsletter-form', NewsletterForm);
