import { showToast } from '#src/stores/toasts.ts';

/**
 * Makes the link within it a button that opens the custom offer dialog. The dialog's code is fetched once
 * somebody points at the button, comes to it by keyboard or presses it.
 */
class CustomOffer extends HTMLElement {
	connectedCallback(): void {
		const link = this.querySelector('a');
		if (!link || link.role === 'button') return;
		link.role = 'button';
		link.ariaHasPopup = 'dialog';
		// Fetched ahead of the press: a failure here is told by the press, which tries again.
		for (const intent of ['pointerover', 'pointerdown', 'focusin']) {
			this.addEventListener(intent, () => void loadDialog().catch(() => {}), { once: true });
		}
		this.addEventListener('click', (event) => {
			event.preventDefault();
			// The menu around it stays until the dialog is there: it shows that something is happening.
			event.stopPropagation();
			void open(link);
		});
		this.addEventListener('keydown', (event) => {
			if (event.key !== ' ') return;
			event.preventDefault();
			link.click();
		});
	}
}

async function open(link: HTMLAnchorElement): Promise<void> {
	if (link.ariaBusy) return;
	link.ariaBusy = 'true';
	try {
		await (await loadDialog()).openCustomOffer(link);
	} catch {
		showToast({
			title: 'The request form could not be loaded.',
			description: 'Check your connection and try again, or use the page of the form.',
			link: { title: 'Open its page', href: link.href },
			tone: 'destructive',
		});
	} finally {
		link.ariaBusy = null;
	}
}

function loadDialog() {
	return import('../open-custom-offer.ts');
}

customElements.define('custom-offer', CustomOffer);
