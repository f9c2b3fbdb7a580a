import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { site } from '#src/site.ts';
import { enteredRows } from '#src/stores/desk/entered-rows.ts';
import { $toasts } from '#src/stores/toasts.ts';

import { builtPages, dist } from '../support/built-pages.ts';

// Sections 2, 4, 5 and 8 of the specification: each message once, with the file that says it. It must stand in that file,
// and in what was built: a page, or a script of one. Conditions are tested where the pages are, and which field says what
// in `tests/specification/validation.test.ts`.

const messages: Record<string, string[]> = {
	'src/stores/catalog/messages.ts': [
		'Failed to load featured deals. Please try again later.',
		'Failed to load destinations. Please try again later.',
		'Failed to load tour packages. Please try again later.',
		'Failed to load testimonials. Please try again later.',
		'Failed to load flight deals. Please try again later.',
	],
	'src/islands/tours/TourNotFound.tsx': ['Tour Package Not Found'],
	'src/islands/destinations/DestinationNotFound.tsx': [
		'Destination Not Found',
		'Invalid Destination ID',
	],
	'src/pages/404.astro': ['Page Not Found'],
	'src/domain/requests/sent-words.ts': [
		'Custom offer request submitted!',
		"We'll be in touch with your personalized travel offer within ",
		'Message sent successfully!',
		"We'll get back to you soon.",
		'Successfully subscribed!',
		"You'll now receive our exclusive travel deals.",
	],
	'src/stores/requests/requests.ts': [
		'There was a problem with your submission.',
		'Please try again later or contact us directly.',
		'Failed to send message',
		'Subscription failed',
	],
	'src/stores/forms/refusal.ts': ['Please try again later.'],
	'src/elements/newsletter.ts': [
		'Email required',
		'Please enter your email address.',
		'Subscribing...',
	],
	'src/islands/requests/CustomOfferDialog.tsx': ['Submitting...'],
	'src/stores/users/session.ts': ['Logged Out', 'You have been successfully logged out.'],
	'src/contract/flights/messages.ts': [
		'Search Error',
		'Please enter both origin and destination',
		'Please select a departure date',
	],
	'src/stores/bookings/checkout.ts': [
		'Error',
		'Could not load flight details. Please try again.',
		'Could not load booking details. Please try again.',
		'No booking information',
		'Please select a flight or tour first',
	],
	'src/stores/bookings/complete-booking.ts': [
		'Booking Failed',
		'There was an error processing your booking. Please try again.',
	],
	'src/islands/bookings/PassengerForm.tsx': ['Processing'],
	'src/islands/bookings/TermsField.tsx': ['I accept the terms and conditions'],
	'src/stores/desk/bookings.ts': [
		'Loading',
		'Success',
		'Warning',
		'Error',
		'Refreshing booking data...',
		'Booking data refreshed successfully (',
		'Using cached booking data instead. API connection failed.',
		'Failed to refresh booking data. No fallback data available.',
	],
	'src/stores/desk/decide.ts': ['Status Updated', 'Booking has been '],
	'src/islands/desk/users/SubscribersTab.tsx': [
		'Failed to load subscriber data. Please try again later.',
	],
	'src/islands/desk/users/UsersTab.tsx': ['Failed to load user data. Please try again later.'],
	'src/islands/desk/users/UserDialog.tsx': ['Save Changes'],
	'src/islands/desk/catalog/RowStateDialog.tsx': ['Are you sure you want to delete this '],
	'src/contract/desk/sign-in.ts': [
		'Logged in as administrator',
		'You have been logged out successfully',
	],
	'src/stores/users/accounts.ts': [
		'Login Successful',
		'Welcome back to ',
		'Login Failed',
		'Registration Successful',
		'Registration Failed',
		'There was an error processing your registration',
	],
	'src/contract/users/account.ts': [
		"Passwords don't match",
		'Full name must be at least 3 characters',
		'Password must be at least ',
	],
	'src/contract/requests/requests.ts': [
		'Name must be at least 2 characters.',
		'Please enter a valid email address.',
		'Please enter a valid phone number.',
		'Please specify your destination.',
		'Please select a departure date.',
		'Please select a return date.',
		'At least 1 adult is required.',
		'Please specify your budget.',
		'Please specify your preferred travel class.',
		'Subject must be at least 5 characters.',
		'Message must be at least 10 characters.',
	],
	'src/contract/bookings/passenger.ts': [
		' is required',
		'Please enter a valid email address',
		'Please enter a valid phone number',
		'You must accept the terms and conditions',
	],
	'src/domain/flights/results.ts': ['Checked 12 providers'],
	'src/islands/flights/FoundOffers.tsx': ['Pro tip', '15% less CO2'],
	'src/components/blog/BlogList.astro': ['No posts found in this category.'],
	'src/components/careers/CareersPage.astro': [
		'No positions available in this department currently.',
	],
	'src/components/careers/JobCard.astro': ['View details', 'Show less', 'Apply Now'],
};

/** What only the server says: it stands in no page. */
const ofServer: Record<string, string[]> = {
	'src/contract/desk/sign-in.ts': ['Invalid password. Please try again.'],
	'src/contract/users/account.ts': ['Invalid email or password'],
};

/** Labels that the specification names, by the page that has them as it is built. */
const onPages: Record<string, string[]> = {
	'index.html': [
		'Flights',
		'Packages',
		'View Deal',
		'View All Flight Deals',
		'Explore Packages',
		'Explore All Destinations',
		'View Details',
		'Browse All Packages',
		'Custom Travel Offer',
		'Sign In',
		'Register',
		'Tour Packages',
		'Subscribe',
		'24/7',
	],
	'tours/1.html': ['Overview', 'Itinerary', 'Reviews', 'Book Now'],
	'destinations/1.html': ['Inquire Now'],
	'faqs.html': [
		'Booking & Reservations',
		'Pricing & Payment',
		'Cancellations & Changes',
		'Travel Support',
	],
	'blog.html': ['All', 'Budget Travel', 'Travel Tips', 'Tour Guides', 'Destinations'],
	'careers.html': ['All Departments', 'Engineering', 'Product', 'Marketing', 'Customer Experience'],
	'guides.html': ['Load More Guides'],
	'contact.html': ['Monday to Friday', '9 AM to 8 PM', '10 AM to 6 PM', 'Closed'],
	'refund-policy.html': ['April 29, 2025', '$25', '90%', '70%', '50%', '25%'],
	'privacy.html': ['April 29, 2025', site.phone],
	'terms.html': ['April 29, 2025', site.phone],
	'cookies.html': ['April 29, 2025', site.phone],
	'404.html': ['Page Not Found'],
};

const pages = new Map(builtPages().map(({ file, html }) => [file, plain(html)]));
const scripts = readdirSync(join(dist, '_astro'))
	.filter((name) => name.endsWith('.js'))
	.map((name) => plain(readFileSync(join(dist, '_astro', name), 'utf8')));
const built = [...pages.values(), ...scripts];

test.each(inLines(messages))('%s says “%s”, and so does the site', (file, message) => {
	expect(plain(readFileSync(file, 'utf8'))).toContain(message);
	expect(built.some((text) => text.includes(message))).toBe(true);
});

test.each(inLines(ofServer))('%s says “%s”', (file, message) => {
	expect(plain(readFileSync(file, 'utf8'))).toContain(message);
});

test.each(inLines(onPages))('%s shows “%s”', (file, label) => {
	const html = pages.get(file) ?? pages.get(file.replace('.html', '/index.html')) ?? '';
	const text = html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ');
	expect(text.replaceAll(/\s+/g, ' ')).toContain(label);
});

beforeEach(() => $toasts.set([]));

test.each(['flight', 'tour package', 'destination'])(
	'of every change to a %s the panel says what came of it',
	async (name) => {
		expect(readFileSync('src/stores/desk/catalog.ts', 'utf8')).toContain(`name: '${name}'`);
		const rows = enteredRows<{ id: number; version: number }>({
			name,
			list: '/none',
			fields: { shape: {} },
			conflict: z.object({
				message: z.string(),
				current: z.object({ id: z.int(), version: z.int() }),
			}),
			undo: () => Promise.resolve({ id: 1, version: 1 }),
		});
		const Name = name.charAt(0).toUpperCase() + name.slice(1);
		const stored = () => Promise.resolve({ id: 1, version: 1 });
		const refused = () => Promise.reject(new Error('refused'));
		const ignore = () => undefined;
		const said = [];
		for (const send of [stored, refused]) {
			for (const act of [
				() => rows.save('create', send, ignore),
				() => rows.save('update', send, ignore),
				() => rows.leaveList({ id: 1, version: 1 }, 'delete', send),
			]) {
				$toasts.set([]);
				await act();
				said.push($toasts.get()[0]?.title);
			}
		}
		expect(said).toEqual([
			...['created', 'updated', 'deleted'].map((done) => `${Name} ${done} successfully`),
			...['create', 'update', 'delete'].map((verb) => `Failed to ${verb} ${name}`),
		]);
	},
);

test('a booking is told as confirmed or cancelled, by its own status', () => {
	const text = readFileSync('src/stores/desk/decide.ts', 'utf8');
	expect(text).toContain('`Booking has been ${status.toLowerCase()}.`');
});

test('the home page’s title names flights and tours', () => {
	expect(pages.get('index.html')).toMatch(/<title>[^<]*[Ff]light[^<]*[Tt]our[^<]*<\/title>/);
});

function inLines(table: Record<string, string[]>): [string, string][] {
	return Object.entries(table).flatMap(([file, texts]) =>
		texts.map((text): [string, string] => [file, text]),
	);
}

/** Text as people read it: no escapes of HTML or of scripts. */
function plain(text: string): string {
	return text
		.replaceAll(/&#(?:39|x27);/g, "'")
		.replaceAll('&amp;', '&')
		.replaceAll(/\\(['"`])/g, '$1');
}
