import { serveJob } from '#src/server/jobs/serve-job.ts';
import { aheadLetters } from '#src/server/trips/ahead-letters.ts';

export const { handle, serveRequest, config } = serveJob(aheadLetters);
export default serveRequest;
