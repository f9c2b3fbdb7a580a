import { isSomebodyRemembered } from '#src/stores/users/remembered-user.ts';

/**
 * Loads the account menu for whoever is signed in here; most visitors are not, and never load it. Signing in
 * elsewhere counts too: in another tab, or while this page waited in the browser's memory.
 */
function loadForPeople(): void {
	// The back office has no header.
	if (!isSomebodyRemembered() || !document.querySelector('account-menu')) return;
	import('../account-menu.ts').catch(() => {
		// Without the menu, the links to the sign-in screen are the way to log out.
		document.documentElement.dataset['account'] = 'signed-out';
	});
}

loadForPeople();
addEventListener('storage', loadForPeople);
addEventListener('pageshow', loadForPeople);
