import { serveJob } from '#src/server/jobs/serve-job.ts';
import { pictureJob } from '#src/server/pictures/print-uploads.ts';

export const { handle, serveRequest, config } = serveJob(pictureJob);
export default serveRequest;
