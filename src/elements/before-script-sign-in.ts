// This runs before the page is painted and before the door's own script has come: whoever was signed in here does not
// see the form flash by, and what is typed or sent in it meanwhile waits for that script. It imports nothing, so that
// it is part of the page.

const { dataset } = document.documentElement;
const forms = document.querySelectorAll<HTMLFormElement>('panel-sign-in form');
const field = document.querySelector<HTMLInputElement>('panel-sign-in [name=password]');
const toggle = field?.form?.querySelector('button[type=button]');

dataset['access'] = isAnybodyRemembered() ? 'asking' : 'closed';
dataset['proof'] = location.hash === '#second-factor' ? 'code' : 'password';
if (dataset['access'] === 'closed') {
	document.querySelector<HTMLElement>(`panel-sign-in [name=${dataset['proof']}]`)?.focus();
}

for (const form of forms) {
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		form.ariaBusy = 'true';
	});
}

toggle?.addEventListener('click', () => {
	if (!field) return;
	const isShown = field.type === 'text';
	field.type = isShown ? 'password' : 'text';
	toggle.firstChild?.replaceWith(isShown ? 'Show' : 'Hide');
});

function isAnybodyRemembered(): boolean {
	try {
		return localStorage.getItem('currentUser') !== null;
	} catch {
		// Storage is forbidden: nobody can be remembered.
		return false;
	}
}
