import type { Config } from '@netlify/functions';

import { serve } from '#src/server/http/route.ts';

/** Answers for the addresses of the API that no other function has: Netlify would show them the 404 page. */
export const { handle, serveRequest } = serve();
export default serveRequest;

// Netlify does not say which function it asks where the paths of several fit, so that the paths of all others
// are left out here; a test compares them.
export const config: Config = {
	path: ['/api', '/api/*'],
	excludedPath: [
		'/api/admin/activities',
		'/api/admin/counts',
		'/api/admin/dashboard',
		'/api/admin/destinations',
		'/api/admin/destinations/:id',
		'/api/admin/destinations/:id/references',
		'/api/admin/destinations/:id/restore',
		'/api/admin/flights',
		'/api/admin/flights/:id',
		'/api/admin/flights/:id/references',
		'/api/admin/flights/:id/restore',
		'/api/admin/letters',
		'/api/admin/letters/undelivered',
		'/api/admin/letters/:id',
		'/api/admin/letters/:id/retry',
		'/api/admin/login',
		'/api/admin/subscribers/:id',
		'/api/admin/tours',
		'/api/admin/tours/:id',
		'/api/admin/tours/:id/references',
		'/api/admin/tours/:id/restore',
		'/api/admin/users/:id',
		'/api/applications',
		'/api/bookings',
		'/api/bookings/:id',
		'/api/bookings/:id/letters',
		'/api/catalog-versions',
		'/api/custom-offers',
		'/api/custom-offers/:id',
		'/api/custom-offers/:id/letters',
		'/api/destinations',
		'/api/destinations/featured',
		'/api/destinations/:id',
		'/api/flights',
		'/api/flights/featured',
		'/api/flights/:id',
		'/api/health',
		'/api/inquiries',
		'/api/login',
		'/api/logout',
		'/api/metrics',
		'/api/password-reset',
		'/api/password-reset/confirm',
		'/api/register',
		'/api/session',
		'/api/subscribe',
		'/api/subscribers',
		'/api/testimonials',
		'/api/tours',
		'/api/tours/featured',
		'/api/tours/:id',
		'/api/users',
	],
};
