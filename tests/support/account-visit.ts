import { vi } from 'vitest';

import { everyRoute, handle } from '#functions/api.ts';
import type { RegistrationForm } from '#src/contract/users/account.ts';
import type { Dependencies } from '#src/server/world/dependencies.ts';

import type { Handle } from './api.ts';
import { type Network, stubNetwork, stubStorage } from './browser-edge.ts';

/** What the registration form gives once it is filled in rightly. */
export const registration: RegistrationForm = {
	fullName: 'Ada Lovelace',
	email: 'ada@example.com',
	password: 'enigmatic turnstile',
	confirmPassword: 'enigmatic turnstile',
};

export type AccountBrowser = Network & {
	/** The cookies that the server has set. */
	cookies: Map<string, string>;
};

/**
 * A browser with storage, cookies and a line to the account functions, or to others too. Undone by
 * `vi.unstubAllGlobals`.
 */
export function accountBrowser(deps: Dependencies, serve: Handle = handle): AccountBrowser {
	stubStorage();
	const events = new EventTarget();
	vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
	vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
	const cookies = new Map<string, string>();
	const network = stubNetwork(async (request) => {
		const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
		if (cookie) request.headers.set('Cookie', cookie);
		const response = await serve(request, deps);
		for (const line of response.headers.getSetCookie()) keep(line);
		return response;
	});
	return Object.assign(network, { cookies });

	function keep(line: string) {
		const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
		if (value === '' || /;\s*Max-Age=0\b/i.test(line)) cookies.delete(name);
		else cookies.set(name, value);
	}
}

/** A page newly loaded: its stores know nothing of the page before but what the browser kept. */
export async function newAccountPage() {
	// The server goes on with what it has.
	await everyRoute();
	vi.resetModules();
	const [accounts, session, passwordReset, toasts] = await Promise.all([
		import('#src/stores/users/accounts.ts'),
		import('#src/stores/users/session.ts'),
		import('#src/stores/users/password-reset.ts'),
		import('#src/stores/toasts.ts'),
	]);
	const leave = vi.fn<(path: string) => void>();
	return { ...accounts, ...session, ...passwordReset, ...toasts, leave };
}

/** What happened in another tab: its storage changed under a key, or as a whole. */
export function tellOfOtherTab(key: string | null): void {
	dispatchEvent(Object.assign(new Event('storage'), { key }));
}

/** What this browser remembers of who is signed in. */
export function rememberedUser(): unknown {
	return JSON.parse(localStorage.getItem('currentUser') ?? 'null');
}
