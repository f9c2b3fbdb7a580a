// This runs before the header's own script has come: whoever was signed in here does not see the links to
// sign in flash by. It imports nothing, so that it is part of the page; the store of the session goes on from here.
document.documentElement.dataset['account'] = isSomebodyRemembered() ? 'signed-in' : 'signed-out';

// The menu opens without a script. A press of its button that nobody hears yet is told to whoever comes.
const logOut = document.querySelector<HTMLElement>('[data-log-out]');
logOut?.addEventListener('click', () => (logOut.dataset['logOut'] = 'pressed'));

function isSomebodyRemembered(): boolean {
	try {
		return localStorage.getItem('currentUser') !== null;
	} catch {
		// Storage is forbidden: nobody can be remembered.
		return false;
	}
}
