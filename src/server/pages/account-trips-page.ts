import type { OwnAccount } from '#src/contract/users/account-page.ts';
import { worksAtDesk } from '#src/domain/users/role.ts';
import { paths } from '#src/paths.ts';

import { seeOther } from '../http/see-other.ts';
import { ownAccount } from '../users/account-page.ts';
import { continueSession } from '../users/session.ts';
import type { Loaded, PageCall } from './page-route.ts';
import { privatePageHeaders } from './private-page.ts';

/** The trips of whoever is signed in; whoever is not is led to sign in, and whoever works at the desk to it. */
export async function loadAccountTrips({
	request,
	open,
}: Pick<PageCall, 'request' | 'open'>): Promise<Loaded<OwnAccount> | Response> {
	const deps = await open();
	const { user, cookie } = await continueSession(deps, request);
	if (user === null) return seeOther(paths.signIn);
	if (worksAtDesk(user)) return seeOther(paths.admin);
	return {
		page: `${paths.accountTrips}/shell`,
		view: await ownAccount(deps, user),
		status: 200,
		headers: privatePageHeaders,
		cookie,
	};
}
