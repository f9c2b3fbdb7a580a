import { query } from '../http/endpoint.ts';
import { listBookings } from './bookings.ts';
import { forAct } from './for-act.ts';
import { listSubscribers } from './users.ts';

// Lists that are taken along as a whole, page by page: the first page is written down.

export const exportBookings = forAct(
	'exports',
	query('GET', '/api/admin/exports/bookings', listBookings.reply),
	{ asksAgain: true },
);
export const exportSubscribers = forAct(
	'exports',
	query('GET', '/api/admin/exports/subscribers', listSubscribers.reply),
	{ asksAgain: true },
);
