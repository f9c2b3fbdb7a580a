import { serveJob } from '#src/server/jobs/serve-job.ts';
import { retentionJob } from '#src/server/people/retention.ts';

/** Forgets what is older than the privacy policy says that it is kept. */
export const { handle, serveRequest, config } = serveJob(retentionJob);
export default serveRequest;
