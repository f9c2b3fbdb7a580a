/**
 * What `npm test` leaves to `npm run test:deep`, file by file; docs/tests.md says why each can wait for the night. A change
 * that touches what one of them tests runs it all the same: `npm run test:changed` takes the nearest tests, these too.
 */
export const testsOfNight = {
	/** For Vitest. */
	sources: [
		// Upgrades of what older releases have stored: a migration is never changed once it has landed.
		'tests/api/database-migrations.test.ts',
		'tests/api/messages-upgrade.test.ts',
		'tests/api/one-state-migration.test.ts',
		'tests/local/unknown-schema.test.ts',
		// Commands and starts that nobody runs by a visit.
		'tests/api/backup.test.ts',
		'tests/api/backup-races.test.ts',
		'tests/api/backup-refused.test.ts',
		'tests/api/database-embedded.test.ts',
		'tests/api/preview.test.ts',
		'tests/build/broken-build.test.ts',
		'tests/local/backup-command.test.ts',
		'tests/local/image.test.ts',
		'tests/local/people-commands.test.ts',
		'tests/local/power-cut.test.ts',
		'tests/local/second-factor-off.test.ts',
		'tests/local/seed-command.test.ts',
		'tests/local/serve.test.ts',
		'tests/local/test-reporters.test.ts',
		// Long walks through what other tests try step by step.
		'tests/api/desk-hold-histories.test.ts',
		'tests/api/inbox-histories.test.ts',
		'tests/api/last-sale.test.ts',
		'tests/api/trip-shapes.test.ts',
		// A database that loses connections, locks tables or waits for a mail server.
		'tests/api/connections-races.test.ts',
		'tests/api/letters-races.test.ts',
		'tests/api/stuck-races.test.ts',
	],
	/** For Vitest, in each engine that browsers are made of: booking a flight and a tour stay. */
	engines: [
		'tests/engines/accounts.test.ts',
		'tests/engines/custom-offer.test.ts',
		'tests/engines/every-page.test.ts',
		'tests/engines/looks.test.ts',
		'tests/engines/prefetch.test.ts',
	],
	/** For Playwright. */
	browser: [
		// The back office beside its day: what its acts do is tried over HTTP each time, and booking by booking in the browser.
		'tests/e2e/admin-account.spec.ts',
		'tests/e2e/admin-activities.spec.ts',
		'tests/e2e/admin-arrivals.spec.ts',
		'tests/e2e/admin-bookings-tools.spec.ts',
		'tests/e2e/admin-catalog.spec.ts',
		'tests/e2e/admin-catalog-forms.spec.ts',
		'tests/e2e/admin-catalog-lists.spec.ts',
		'tests/e2e/admin-colleagues.spec.ts',
		'tests/e2e/admin-custom-offers.spec.ts',
		'tests/e2e/admin-departures.spec.ts',
		'tests/e2e/admin-find.spec.ts',
		'tests/e2e/admin-focus.spec.ts',
		'tests/e2e/admin-letters.spec.ts',
		'tests/e2e/admin-letters-tab.spec.ts',
		'tests/e2e/admin-moments.spec.ts',
		'tests/e2e/admin-overview.spec.ts',
		'tests/e2e/admin-panel.spec.ts',
		'tests/e2e/admin-panel-address.spec.ts',
		'tests/e2e/admin-panel-parts.spec.ts',
		'tests/e2e/admin-payloads.spec.ts',
		'tests/e2e/admin-people.spec.ts',
		'tests/e2e/admin-pictures.spec.ts',
		'tests/e2e/admin-replies.spec.ts',
		'tests/e2e/admin-requests.spec.ts',
		'tests/e2e/admin-second-factor.spec.ts',
		'tests/e2e/admin-session-end.spec.ts',
		'tests/e2e/admin-single-keys.spec.ts',
		'tests/e2e/admin-subscribers.spec.ts',
		'tests/e2e/admin-suppressions.spec.ts',
		'tests/e2e/admin-tour-editor.spec.ts',
		'tests/e2e/admin-trips.spec.ts',
		'tests/e2e/admin-undelivered.spec.ts',
		'tests/e2e/admin-users.spec.ts',
		'tests/e2e/catalog-drafts.spec.ts',
		'tests/e2e/catalog-undo.spec.ts',
		// Accounts: signing in, up and out stays.
		'tests/e2e/account-page.spec.ts',
		'tests/e2e/accounts-header.spec.ts',
		'tests/e2e/password-reset.spec.ts',
		// Pages to read, and the foot of every page.
		'tests/e2e/blog.spec.ts',
		'tests/e2e/careers.spec.ts',
		'tests/e2e/guides.spec.ts',
		'tests/e2e/home-sections.spec.ts',
		'tests/e2e/legal-and-faq.spec.ts',
		'tests/e2e/newsletter.spec.ts',
		// Rows that are newer than the build, in the browser: what is served of them is tried over HTTP.
		'tests/e2e/edited-rows.spec.ts',
		'tests/e2e/fresh-lists.spec.ts',
		'tests/e2e/fresh-rows.spec.ts',
		// Searches that few people make, and one more way to choose days: the calendar and the strip stay.
		'tests/e2e/flight-dates.spec.ts',
		'tests/e2e/flight-search-cities.spec.ts',
		'tests/e2e/flight-search-fields.spec.ts',
		'tests/e2e/flight-search-odd.spec.ts',
		'tests/e2e/flight-search-places.spec.ts',
		'tests/e2e/flight-search-small.spec.ts',
		'tests/e2e/last-sale.spec.ts',
		'tests/e2e/results-taken-over.spec.ts',
		// How a page looks and is used in one more way: `every-page` judges each page each time.
		'tests/e2e/accessible-names.spec.ts',
		'tests/e2e/destination-details.spec.ts',
		'tests/e2e/destination-places.spec.ts',
		'tests/e2e/focus-places.spec.ts',
		'tests/e2e/forced-colors.spec.ts',
		'tests/e2e/form-use.spec.ts',
		'tests/e2e/text-spacing.spec.ts',
		'tests/e2e/tour-pictures.spec.ts',
		// What is done before a page's code has come, on a slow phone.
		'tests/e2e/intent.spec.ts',
		// What is kept of a form that was left, and what is said of a trip afterwards.
		'tests/e2e/checkout-kept.spec.ts',
		'tests/e2e/checkout-summary.spec.ts',
		'tests/e2e/reviews.spec.ts',
	],
};
