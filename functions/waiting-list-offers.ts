import type { Config } from '@netlify/functions';

import { waitingListOffers } from '#src/server/departures/waiting-list-offers.ts';
import { byScheduleOf } from '#src/server/jobs/by-schedule-of.ts';

export const handle = waitingListOffers.work;
export default byScheduleOf(waitingListOffers);

export const config: Config = { schedule: '* * * * *' };
