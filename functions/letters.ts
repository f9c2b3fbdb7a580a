import type { Config } from '@netlify/functions';

import {
	cancelLetter,
	letterPage,
	listLetters,
	listLetterSamples,
	listMutedAddresses,
	listUndeliveredLetters,
	listWaitingLetters,
	muteAddress,
	openLetter,
	resendLetter,
	showLetter,
	showLetterSample,
	unmuteAddress,
} from '#src/contract/admin/letters.ts';
import {
	cancelLetter as cancel,
	resendLetter as resend,
} from '#src/server/admin/letters/act-on-letter.ts';
import { readLetterPage, readSamplePage } from '#src/server/admin/letters/letter-pages.ts';
import { selectLetter, selectLetters } from '#src/server/admin/letters/letter-rows.ts';
import {
	muteAddress as mute,
	selectMutedAddresses,
	unmuteAddress as unmute,
} from '#src/server/admin/letters/muted-addresses.ts';
import { selectWaitingLetters } from '#src/server/admin/letters/waiting-letters.ts';
import { administratorFileRoute } from '#src/server/http/file-answer.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { listAnswer, pagedAnswer } from '#src/server/http/paged-answer.ts';
import { administratorRoute, serve } from '#src/server/http/route.ts';
import { lettersInTrouble } from '#src/server/mail/deliver.ts';
import { listedSamples } from '#src/server/mail/samples/letter-samples.ts';

export const { handle, serveRequest, endpoints } = serve(
	administratorRoute(listLetters, ({ url, deps }) =>
		listAnswer(url, letterPage, (page) => selectLetters(deps.db, page)),
	),
	administratorRoute(openLetter, ({ id, deps }) => selectLetter(deps.db, id, deps.now())),
	administratorFileRoute(showLetter, ({ id = 0, deps }) => readLetterPage(deps.db, id)),
	administratorRoute(resendLetter, ({ id, administrator, deps }) =>
		resend(deps, administrator, id),
	),
	administratorRoute(cancelLetter, ({ id, administrator, deps }) =>
		cancel(deps, administrator, id),
	),
	administratorRoute(listWaitingLetters, ({ deps }) => selectWaitingLetters(deps.db)),
	administratorRoute(listUndeliveredLetters, ({ deps }) => lettersInTrouble(deps.db, deps.now())),
	administratorRoute(listLetterSamples, ({ deps }) => listedSamples(deps.siteUrl)),
	administratorFileRoute(showLetterSample, ({ id = 0, deps }) => readSamplePage(deps.siteUrl, id)),
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
		'/api/admin/letters/waiting',
		'/api/admin/letters/:id',
		'/api/admin/letters/:id/cancel',
		'/api/admin/letters/:id/page',
		'/api/admin/letters/:id/resend',
		'/api/admin/letter-samples',
		'/api/admin/letter-samples/:id/page',
		'/api/admin/muted-addresses',
		'/api/admin/muted-addresses/:id',
	],
};
