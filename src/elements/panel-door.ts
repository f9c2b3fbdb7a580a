import { displayName } from '#src/domain/users/user.ts';
import { loadPanel } from '#src/islands/admin/load-panel.ts';
import { $access, type Access, enter, openPanel } from '#src/stores/admin/access.ts';
import { isAdministratorRemembered } from '#src/stores/admin/remembered-administrator.ts';

/**
 * The door of the back office, which the page holds as HTML, and the panel in the element behind it. The attribute
 * `data-access` of the document says whether the form is seen. React comes with the panel, and not before.
 */
class PanelDoor extends HTMLElement {
	#stopListening: (() => void) | undefined;
	#panel: Promise<void> | undefined;
	#isSending = false;
	readonly #entrance = found(this.firstElementChild);

	connectedCallback(): void {
		if (this.#stopListening) return;
		void openPanel();
		if (isAdministratorRemembered()) void loadPanel();
		this.#stopListening = $access.subscribe((access) => this.#show(access));
		const form = this.#form;
		form.addEventListener('submit', () => void this.#enter());
		this.#part('[data-retry]').addEventListener('click', () => void openPanel());
		this.#part('[data-part=failed] button').addEventListener('click', () => location.reload());
		// Sent before this came: `early-door.ts` kept it.
		if (form.ariaBusy === 'true') void this.#enter();
	}

	#show(access: Access): void {
		const { dataset } = document.documentElement;
		const wasClosed = dataset['access'] === 'closed';
		const { state } = access;
		dataset['access'] = state;
		this.#showPart(state === 'unreachable' ? 'unreachable' : 'form');
		if (state === 'open') void this.#open();
		if (state !== 'closed') return;
		this.#greet(access.visitor && displayName(access.visitor));
		if (!wasClosed) this.#field.focus();
	}

	/** Where the panel is, there is no other form for a password. */
	#giveWay(isPanelShown: boolean): void {
		if (isPanelShown) return this.#entrance.remove();
		this.append(this.#entrance);
		if ($access.get().state === 'closed') this.#field.focus();
	}

	#greet(visitor: string | null): void {
		const notice = this.#part('[data-visitor]');
		notice.hidden = visitor === null;
		notice.textContent =
			visitor === null
				? ''
				: `You are signed in as ${visitor}. This account is not an administrator’s.`;
	}

	async #open(): Promise<void> {
		this.#form.reset();
		this.#say(null);
		try {
			await (this.#panel ??= this.#showPanel());
		} catch (error) {
			reportError(error);
			this.#panel = undefined;
			this.#showPart('failed');
		}
	}

	#showPart(shown: 'form' | 'unreachable' | 'failed'): void {
		for (const part of this.#entrance.querySelectorAll<HTMLElement>('[data-part]')) {
			part.hidden = part.dataset['part'] !== shown;
		}
	}

	async #showPanel(): Promise<void> {
		const place = this.nextElementSibling;
		if (!place) throw new Error('There is no place for the panel.');
		const showPanelIn = await loadPanel();
		showPanelIn(place, (isShown) => this.#giveWay(isShown));
	}

	async #enter(): Promise<void> {
		if (this.#isSending) return;
		this.#setSending(true);
		const wrong = await enter(this.#field.value);
		this.#setSending(false);
		this.#say(wrong);
		if (wrong !== null) this.#field.select();
	}

	#setSending(isSending: boolean): void {
		this.#isSending = isSending;
		this.#form.ariaBusy = String(isSending);
		const button = this.#part('[type=submit]');
		button.ariaDisabled = String(isSending);
		button.textContent = isSending ? 'Signing in' : 'Sign In';
	}

	/** Says at the field what is wrong with the password. */
	#say(wrong: string | null): void {
		const field = this.#field;
		const id = `${field.id}-error`;
		document.getElementById(id)?.remove();
		field.removeAttribute('aria-invalid');
		field.removeAttribute('aria-describedby');
		if (wrong === null) return;
		field.ariaInvalid = 'true';
		field.setAttribute('aria-describedby', id);
		const error = document.createElement('p');
		error.className = 'field-error wrap-anywhere';
		error.id = id;
		error.textContent = wrong;
		field.closest('.field')?.append(error);
	}

	get #form(): HTMLFormElement {
		return found(this.#entrance.querySelector('form'));
	}

	get #field(): HTMLInputElement {
		return found(this.#entrance.querySelector('input'));
	}

	#part(selector: string): HTMLElement {
		return found(this.#entrance.querySelector<HTMLElement>(selector));
	}
}

function found<Part extends Element>(part: Part | null): Part {
	if (!part) throw new Error('The door of the panel lacks a part.');
	return part;
}

customElements.define('panel-door', PanelDoor);
