import { holdReminders } from '#src/server/bookings/hold-reminders.ts';
import { serveJob } from '#src/server/jobs/serve-job.ts';

export const { handle, serveRequest, config } = serveJob(holdReminders);
export default serveRequest;
