import * as contract from '#src/contract/desk/letters.ts';
import { letterPage } from '#src/contract/desk/letters.ts';
import { cancelLetter, resendLetter } from '#src/server/desk/letters/act-on-letter.ts';
import { readLetterPage, readSamplePage } from '#src/server/desk/letters/letter-pages.ts';
import { selectLetter, selectLetters } from '#src/server/desk/letters/letter-rows.ts';
import {
	muteAddress,
	selectMutedAddresses,
	unmuteAddress,
} from '#src/server/desk/letters/suppressions.ts';
import { undeliveredLetters } from '#src/server/desk/letters/undelivered-letters.ts';
import { selectWaitingLetters } from '#src/server/desk/letters/waiting-letters.ts';
import { Answer } from '#src/server/http/json-answer.ts';
import { listAnswer, pagedAnswer } from '#src/server/http/paged-answer.ts';
import { listedSamples } from '#src/server/mail/samples/letter-samples.ts';
import { deskFileRoute, deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(contract.listLetters, ({ url, deps }) =>
		listAnswer(url, letterPage, (page) => selectLetters(deps.db, page)),
	),
	deskRoute(contract.openLetter, ({ id, deps }) => selectLetter(deps.db, id, deps.now())),
	deskFileRoute(contract.showLetter, ({ id = 0, deps }) => readLetterPage(deps.db, id)),
	deskRoute(contract.resendLetter, ({ id, colleague, deps }) => resendLetter(deps, colleague, id)),
	deskRoute(contract.cancelLetter, ({ id, colleague, deps }) => cancelLetter(deps, colleague, id)),
	deskRoute(contract.listWaitingLetters, ({ deps }) => selectWaitingLetters(deps.db)),
	deskRoute(contract.listUndeliveredLetters, ({ deps }) => undeliveredLetters(deps)),
	deskRoute(contract.listLetterSamples, ({ deps }) => listedSamples(deps.siteUrl)),
	deskFileRoute(contract.showLetterSample, ({ id = 0, deps }) => readSamplePage(deps.siteUrl, id)),
	deskRoute(contract.listMutedAddresses, ({ url, deps }) =>
		pagedAnswer(url, (page) => selectMutedAddresses(deps.db, page)),
	),
	deskRoute(
		contract.muteAddress,
		async ({ body, colleague, deps }) =>
			new Answer(await muteAddress(deps, colleague, body.address), { status: 201 }),
	),
	deskRoute(contract.unmuteAddress, ({ id, colleague, deps }) =>
		unmuteAddress(deps, colleague, id),
	),
];
