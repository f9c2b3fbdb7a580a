import { departuresAhead } from '#src/server/departures/departures-ahead.ts';
import { serveJob } from '#src/server/jobs/serve-job.ts';

export const { handle, serveRequest, config } = serveJob(departuresAhead);
export default serveRequest;
