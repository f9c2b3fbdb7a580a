import { whenPersonKnown } from '#src/stores/users/known-person.ts';

// For whoever is signed in, the account screen says so, and the header too.
whenPersonKnown(() => {
	document.querySelector('main astro-island')?.dispatchEvent(new Event('wake'));
	// Without the menu, the screen itself has the way to log out.
	void import('./account-menu.ts').catch(() => {});
});
