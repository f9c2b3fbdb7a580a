import { guaranteeLetters } from '#src/server/departures/guarantee-letters.ts';
import { serveJob } from '#src/server/jobs/serve-job.ts';

export const { handle, serveRequest, config } = serveJob(guaranteeLetters);
export default serveRequest;
