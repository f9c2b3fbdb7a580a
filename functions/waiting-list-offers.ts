import { waitingListOffers } from '#src/server/departures/waiting-list-offers.ts';
import { serveJob } from '#src/server/jobs/serve-job.ts';

export const { handle, serveRequest, config } = serveJob(waitingListOffers);
export default serveRequest;
