import { paymentReminders } from '#src/server/bookings/payment-reminders.ts';
import { serveJob } from '#src/server/jobs/serve-job.ts';

export const { handle, serveRequest, config } = serveJob(paymentReminders);
export default serveRequest;
