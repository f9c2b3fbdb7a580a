import * as ledger from '#src/contract/desk/ledger.ts';
import { monthQuery, readMonth } from '#src/contract/desk/month.ts';
import { newYorkDay } from '#src/domain/calendar/new-york-day.ts';
import { monthOfDay } from '#src/domain/desk/month.ts';
import { recordExport } from '#src/server/desk/activities/record-export.ts';
import { selectLedger, sumLedger } from '#src/server/desk/money/ledger.ts';
import { monthFigures } from '#src/server/desk/money/month.ts';
import { listAnswer } from '#src/server/http/paged-answer.ts';
import { validated } from '#src/server/http/validation.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(ledger.listLedger, ({ url, deps }) =>
		listAnswer(url, ledger.ledgerPage, (page) => selectLedger(deps.db, page)),
	),
	deskRoute(ledger.sumLedger, ({ url, deps }) =>
		sumLedger(deps.db, validated(ledger.ledgerPage, Object.fromEntries(url.searchParams))),
	),
	deskRoute(ledger.exportLedger, ({ url, colleague, deps }) =>
		listAnswer(url, ledger.ledgerPage, (page) =>
			recordExport(deps, { colleague, page, name: 'payments' }, (db) => selectLedger(db, page)),
		),
	),
	deskRoute(readMonth, ({ url, deps }) => {
		const now = deps.now();
		const query = validated(monthQuery, Object.fromEntries(url.searchParams));
		return monthFigures(deps.db, { month: query.month ?? monthOfDay(newYorkDay(now)), now });
	}),
];
