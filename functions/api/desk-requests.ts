import {
	readApplication,
	readCallBack,
	readCustomOffer,
	readInquiry,
	readWaitingPlace,
} from '#src/contract/desk/requests.ts';
import { selectRow } from '#src/server/admin/change-row.ts';
import { callBackRows } from '#src/server/admin/requests/call-backs.ts';
import { customOfferRows } from '#src/server/admin/requests/custom-offers.ts';
import * as requests from '#src/server/desk/requests/read-requests.ts';
import { administratorRoute } from '#src/server/http/route.ts';

export const routes = [
	administratorRoute(readInquiry, ({ id, deps }) => requests.readInquiry(deps.db, id)),
	administratorRoute(readCustomOffer, ({ id, deps }) => selectRow(deps.db, customOfferRows, id)),
	administratorRoute(readCallBack, ({ id, deps }) => selectRow(deps.db, callBackRows, id)),
	administratorRoute(readApplication, ({ id, deps }) => requests.readApplication(deps.db, id)),
	administratorRoute(readWaitingPlace, ({ id, deps }) => requests.readWaitingPlace(deps.db, id)),
];
