import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { OwnAccount } from '#src/contract/users/account-page.ts';

import { AccountTrips } from './AccountTrips.tsx';

/** Draws the trips of whoever is signed in, for a browser without scripts: what the page is called, and the HTML of it. */
export function drawAccountTrips(account: OwnAccount): { title: string; html: string } {
	return {
		title: 'Your trips',
		html: renderToStaticMarkup(createElement(AccountTrips, { account })),
	};
}
