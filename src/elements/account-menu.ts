import { worksAtDesk } from '#src/domain/users/role.ts';
import { avatarLetter, displayName } from '#src/domain/users/user.ts';
import { $session, logOut, openSession, type Session } from '#src/stores/users/session.ts';

/**
 * The header's links to sign in and register, or who is signed in with the way to log out. The attribute
 * `data-account` of the document says which of the two is seen.
 */
class AccountMenu extends HTMLElement {
	#stopListening: (() => void) | undefined;

	connectedCallback(): void {
		if (this.#stopListening) return;
		openSession();
		this.#stopListening = $session.subscribe((session) => this.#show(session));
		const button = this.#part('button[data-log-out]');
		const leave = () => void logOut((path) => location.assign(path));
		button.addEventListener('click', leave);
		// It was pressed before this script had come: before-script-account.ts wrote that down.
		if (button.dataset['logOut'] === 'pressed') leave();
	}

	#show(session: Session): void {
		const isSignedIn = session.state !== 'signed out';
		document.documentElement.dataset['account'] = isSignedIn ? 'signed-in' : 'signed-out';
		const mayEnterPanel = session.state === 'signed in' && worksAtDesk(session.user);
		this.#part('a[data-admin]').hidden = !mayEnterPanel;
		this.#part('[data-letter]').textContent = isSignedIn ? avatarLetter(session.user) : '';
		const name = this.#part('[data-name]');
		name.textContent = name.title = isSignedIn ? displayName(session.user) : '';
		if (!isSignedIn) this.#part('[popover]').hidePopover();
	}

	#part(selector: string): HTMLElement {
		const part = this.querySelector<HTMLElement>(selector);
		if (!part) throw new Error(`The account menu has no ${selector}.`);
		return part;
	}
}

customElements.define('account-menu', AccountMenu);
