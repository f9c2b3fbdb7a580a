import type { Config } from '@netlify/functions';

import {
	listMutedAddresses,
	listUndeliveredLetters,
	listWaitingLetters,
	muteAddress,
	retryLetter,
	unmuteAddress,
	withholdLetter,
} from '#src/contract/admin/letters.ts';
import {
	muteAddress as mute,
	selectMutedAddresses,
	unmuteAddress as unmute,
} from '#src/server/admin/letters/muted-addresses.ts';
import {
	retryLetter as retry,
	selectUndeliveredLetters,
} from '#src/server/admin/letters/undelivered-letters.ts';
import {
	selectWaitingLetters,
	withholdLetter as withhold,
} from '#src/server/admin/letters/waiting-letters.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { pagedAnswer } from '#src/server/http/paged-answer.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(listWaitingLetters, ({ deps }) => selectWaitingLetters(deps.db)),
	administratorRoute(listUndeliveredLetters, ({ deps }) =>
		selectUndeliveredLetters(deps.db, deps.now()),
	),
	administratorRoute(retryLetter, ({ id, deps }) => retry(deps.db, id)),
	administratorRoute(withholdLetter, ({ id, deps }) => withhold(deps.db, id)),
	administratorRoute(listMutedAddresses, ({ url, deps }) =>
		pagedAnswer(url, (page) => selectMutedAddresses(deps.db, page)),
	),
	administratorRoute(
		muteAddress,
		async ({ body, administrator, deps }) =>
			new Answer(await mute(deps, administrator, body.address), { status: 201 }),
	),
	administratorRoute(unmuteAddress, ({ id, administrator, deps }) =>
		unmute(deps, administrator, id),
	),
);
export default serveRequest;

export const config: Config = {
	path: [
		'/api/admin/letters',
		'/api/admin/letters/undelivered',
		'/api/admin/letters/:id',
		'/api/admin/letters/:id/retry',
		'/api/admin/muted-addresses',
		'/api/admin/muted-addresses/:id',
	],
};
