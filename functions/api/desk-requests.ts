import {
	readApplication,
	readCallBack,
	readCustomOffer,
	readInquiry,
	readWaitingPlace,
} from '#src/contract/desk/opened-requests.ts';
import { applicationList } from '#src/server/desk/requests/applications.ts';
import { callBackList } from '#src/server/desk/requests/call-backs.ts';
import { customOfferList } from '#src/server/desk/requests/custom-offers.ts';
import { inquiryList } from '#src/server/desk/requests/inquiries.ts';
import { readWaitingPlace as readPlace } from '#src/server/desk/requests/read-waiting-place.ts';
import { readRequest } from '#src/server/desk/requests/request-list.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

export const routes = [
	deskRoute(readInquiry, ({ id, deps }) => readRequest(deps.db, inquiryList, id, deps.now())),
	deskRoute(readCustomOffer, ({ id, deps }) =>
		readRequest(deps.db, customOfferList, id, deps.now()),
	),
	deskRoute(readCallBack, ({ id, deps }) => readRequest(deps.db, callBackList, id, deps.now())),
	deskRoute(readApplication, ({ id, deps }) =>
		readRequest(deps.db, applicationList, id, deps.now()),
	),
	deskRoute(readWaitingPlace, ({ id, deps }) => readPlace(deps.db, id)),
];
