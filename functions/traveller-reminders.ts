import { serveJob } from '#src/server/jobs/serve-job.ts';
import { travellerReminders } from '#src/server/trips/traveller-reminders.ts';

export const { handle, serveRequest, config } = serveJob(travellerReminders);
export default serveRequest;
