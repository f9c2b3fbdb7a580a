import { serveJob } from '#src/server/jobs/serve-job.ts';
import { reviewRequests } from '#src/server/reviews/review-requests.ts';

export const { handle, serveRequest, config } = serveJob(reviewRequests);
export default serveRequest;
