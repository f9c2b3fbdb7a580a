import type { Config } from '@netlify/functions';

import { paths } from '#src/paths.ts';
import { loadAccountTrips } from '#src/server/pages/account-trips-page.ts';
import { loadBookPage } from '#src/server/pages/book-page.ts';
import { loadCallBackPage } from '#src/server/pages/call-back-page.ts';
import { dealPage, destinationPage, tourPage } from '#src/server/pages/detail-page.ts';
import { loadFoundTours } from '#src/server/pages/found-tours-page.ts';
import { pageRoute } from '#src/server/pages/page-route.ts';
import { loadPreviewPage } from '#src/server/pages/preview-page.ts';
import { loadProposalPage } from '#src/server/pages/proposal-page.ts';
import { loadQuotePage } from '#src/server/pages/quote-page.ts';
import { servePages } from '#src/server/pages/serve-pages.ts';
import { loadTripPage } from '#src/server/pages/trip-page.ts';
import { openDatabase, openDependencies } from '#src/server/world/dependencies.ts';

import {
	drawAccountTrips,
	drawBook,
	drawCallBack,
	drawFoundTours,
	drawPreview,
	drawProposal,
	drawQuote,
	drawRow,
	drawTrip,
} from './pages/draw.ts';

export const { handle, serveRequest, addresses } = servePages(
	{ openDependencies, openDatabase },
	pageRoute({ path: `${paths.flights}/:id`, ...dealPage, draw: drawRow }),
	pageRoute({ path: paths.toursFound, load: loadFoundTours, draw: drawFoundTours }),
	pageRoute({ path: `${paths.tours}/:id`, ...tourPage, draw: drawRow }),
	pageRoute({ path: `${paths.destinations}/:id`, ...destinationPage, draw: drawRow }),
	pageRoute({ path: `${paths.preview}/:key`, load: loadPreviewPage, draw: drawPreview }),
	pageRoute({ path: `${paths.quote}/:quote`, load: loadQuotePage, draw: drawQuote }),
	pageRoute({ path: `${paths.book}/:quote`, load: loadBookPage, draw: drawBook }),
	pageRoute({ path: `${paths.proposal}/:reference`, load: loadProposalPage, draw: drawProposal }),
	pageRoute({ path: paths.accountTrips, load: loadAccountTrips, draw: drawAccountTrips }),
	pageRoute({ path: paths.callBack, load: loadCallBackPage, draw: drawCallBack }),
	pageRoute({ path: `${paths.trip}/:reference`, load: loadTripPage, draw: drawTrip }),
);
export default serveRequest;

export const config: Config = {
	path: addresses,
	// The pages of the build that these complete lie under the same paths: asked for here, they would be without end.
	preferStatic: true,
	// The outer wall, at the edge; what is kept there does not come here.
	rateLimit: { windowSize: 60, windowLimit: 600, aggregateBy: ['ip', 'domain'] },
};
