import { idleMessage } from '#src/domain/users/session-times.ts';
import { displayName } from '#src/domain/users/user.ts';
import { loadPanel } from '#src/islands/desk/frame/load-panel.ts';
import { signInWords } from '#src/islands/users/sign-in-words.ts';
import {
	$access,
	$asked,
	type Access,
	enter,
	enterCode,
	openPanel,
} from '#src/stores/desk/access.ts';
import { isAdministratorRemembered } from '#src/stores/desk/remembered-administrator.ts';

/**
 * The door of the back office, which the page holds as HTML, and the panel in the element behind it. The attribute
 * `data-access` of the document says whether the form is seen. React comes with the panel, and not before.
 */
class PanelSignIn extends HTMLElement {
	#stopListening: (() => void) | undefined;
	#panel: Promise<void> | undefined;
	#isSending = false;
	readonly #entrance = found(this.firstElementChild);

	connectedCallback(): void {
		if (this.#stopListening) return;
		void openPanel();
		if (isAdministratorRemembered()) void loadPanel();
		// Whoever has not worked in this browser before has seen nothing change.
		else document.documentElement.dataset['firstHere'] = '';
		this.#stopListening = $access.subscribe((access) => this.#show(access));
		$asked.subscribe((asked) => this.#ask(asked));
		this.addEventListener('submit', () => void this.#enter());
		this.#part('[data-restart]').addEventListener('click', () => $asked.set('password'));
		this.#part('[data-retry]').addEventListener('click', () => void openPanel());
		this.#part('[data-part=failed] button').addEventListener('click', () => location.reload());
		this.#openOwn();
		// Sent before this came: `before-script-sign-in.ts` kept it.
		if (this.#form.ariaBusy === 'true') void this.#enter();
	}

	#show(access: Access): void {
		const { dataset } = document.documentElement;
		const wasClosed = dataset['access'] === 'closed';
		const { state } = access;
		dataset['access'] = state;
		this.#showPart(state === 'unreachable' ? 'unreachable' : 'form');
		if (state === 'open' || state === 'set-up') void this.#open();
		if (state !== 'closed') return;
		this.#notice(noticeOf(access));
		if (!wasClosed) this.#field.focus();
	}

	/** Shows the form of what is asked for: the attribute `data-proof` of the document says which is seen. */
	#ask(asked: string): void {
		const { dataset } = document.documentElement;
		if (dataset['proof'] === asked) return;
		dataset['proof'] = asked;
		this.#say(null);
		this.#notice('');
		this.#form.reset();
		if (dataset['access'] === 'closed') this.#field.focus();
	}

	/** Where the panel is, there is no other form for a password. */
	#giveWay(isPanelShown: boolean): void {
		if (isPanelShown) return this.#entrance.remove();
		this.append(this.#entrance);
		if ($access.get().state === 'closed') this.#field.focus();
	}

	#notice(text: string): void {
		const notice = this.#part('[data-notice]');
		notice.hidden = text === '';
		notice.textContent = text;
	}

	async #open(): Promise<void> {
		this.#say(null);
		this.#form.reset();
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
		const form = this.#form;
		const { name, value } = this.#field;
		const own = this.#ownAddress();
		if (name === 'password' && own?.validity.valid === false) {
			this.#say(null);
			this.#say('Please enter a valid email address', own);
			return own.select();
		}
		this.#say(null, own);
		this.#setSending(form, true);
		const wrong = await (name === 'code' ? enterCode(value) : enter(value, own?.value ?? null));
		this.#setSending(form, false);
		this.#say(wrong);
		if (wrong !== null) this.#field.select();
	}

	#setSending(form: HTMLFormElement, isSending: boolean): void {
		this.#isSending = isSending;
		form.ariaBusy = String(isSending);
		const button = found(form.querySelector('[type=submit]'));
		button.ariaDisabled = String(isSending);
		button.textContent = signInWords[isSending ? 'pending' : 'button'];
	}

	/** Says at the field what is wrong with what was typed. */
	#say(wrong: string | null, field = this.#field): void {
		const id = `${field.id}-error`;
		const hint = document.getElementById(`${field.id}-hint`)?.id ?? '';
		document.getElementById(id)?.remove();
		field.ariaInvalid = wrong === null ? null : 'true';
		const described = wrong === null ? hint : `${hint} ${id}`.trim();
		if (described === '') field.removeAttribute('aria-describedby');
		else field.setAttribute('aria-describedby', described);
		if (wrong === null) return;
		const drawn = this.#part('template[data-error]') as HTMLTemplateElement;
		const error = found(drawn.content.firstElementChild).cloneNode() as HTMLElement;
		error.id = id;
		error.textContent = wrong;
		field.closest('.field')?.append(error);
	}

	/** The field of a colleague's own address, where something is typed in it. */
	#ownAddress(): HTMLInputElement | undefined {
		const field = this.#entrance.querySelector<HTMLInputElement>('[name=email]');
		return field && field.value.trim() !== '' ? field : undefined;
	}

	/** Who comes from a letter, or from the form of accounts, is asked for their address at once. */
	#openOwn(): void {
		if (location.hash !== '#own-account') return;
		const own = this.#part('[data-own]');
		own.toggleAttribute('open', true);
		own.querySelector('input')?.focus();
		history.replaceState(history.state, '', location.pathname + location.search);
	}

	get #form(): HTMLFormElement {
		return found(this.#field.form);
	}

	/** Of the form that is seen. */
	get #field(): HTMLInputElement {
		return found(this.#entrance.querySelector<HTMLInputElement>(`[name=${$asked.get()}]`));
	}

	#part(selector: string): HTMLElement {
		return found(this.#entrance.querySelector<HTMLElement>(selector));
	}
}

function noticeOf({ visitor, isIdle }: Extract<Access, { state: 'closed' }>): string {
	if (isIdle) return idleMessage;
	if (visitor === null) return '';
	return `You are signed in as ${displayName(visitor)}. This account is not an administrator’s.`;
}

function found<Part extends Element>(part: Part | null): Part {
	if (!part) throw new Error('The door of the panel lacks a part.');
	return part;
}

customElements.define('panel-sign-in', PanelSignIn);
