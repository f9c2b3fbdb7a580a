import type { Database } from '#src/server/db/database.ts';
import {
	applications,
	bookings,
	callBacks,
	customOffers,
	destinations,
	flights,
	inquiries,
	mutedAddresses,
	outbox,
	pictures,
	replyTemplates,
	reviews,
	subscribers,
	tasks,
	waitingList,
} from '#src/server/db/schema.ts';
import { site } from '#src/site.ts';

import { testNow } from './api.ts';
import { destinationKind, flightKind, tourKind } from './catalog-calls.ts';
import { storedBooking } from './stored-booking.ts';
import { storeProposal } from './stored-proposal.ts';
import { insertTours } from './tours.ts';

const person = { name: 'Ada Lovelace', email: 'ada@example.com' };

/** Stores one row of everything that the panel shows, in a database without any: each has the id 1. */
export async function storeOneOfEach(db: Database): Promise<void> {
	const { outward: _, ...deal } = flightKind.fields;
	await db.insert(flights).values({ ...deal, airline: site.airline });
	await insertTours(db, tourKind.fields);
	await db.insert(destinations).values(destinationKind.fields);
	await db.insert(bookings).values(storedBooking(1));
	const key = '0123456789abcdef';
	await db.insert(pictures).values({ key, alt: 'A red gate in the sea', width: 640, height: 480 });
	await db.insert(inquiries).values({ ...person, subject: 'Kyoto in May', message: 'Is it warm?' });
	await db.insert(subscribers).values({ email: person.email });
	await db.insert(customOffers).values({
		...person,
		phone: '+44 20 7946 0958',
		destination: 'Oslo',
		departureDate: '2026-12-10',
		returnDate: '2026-12-17',
		budget: '$3,000',
		travelClass: 'Economy',
	});
	await storeProposal(db, testNow);
	await db.insert(callBacks).values({
		...person,
		phone: '+44 20 7946 0958',
		reference: 'BD7K2MQ4R',
		slotFrom: new Date('2026-11-21T15:00Z'),
		slotTo: new Date('2026-11-21T16:00Z'),
	});
	await db.insert(applications).values({
		...person,
		job: 'travel-consultant',
		phone: '+44 20 7946 0958',
		message: 'I would like to work with you.',
	});
	await db.insert(callBacks).values({
		...person,
		phone: '+44 20 7946 0958',
		slotFrom: new Date('2026-11-23T15:00:00Z'),
		slotTo: new Date('2026-11-23T16:00:00Z'),
	});
	await db.insert(waitingList).values({ ...person, departureId: 2, travellers: 2 });
	await db.insert(outbox).values({
		kind: 'booking-confirmed',
		recipient: person.email,
		subject: 'Your booking is confirmed',
		body: 'Hello',
		html: '<p>Hello</p>',
		about: 'booking 1',
		heard: 'Pending Confirmation',
	});
	await db.insert(reviews).values({
		tourId: 1,
		bookingId: 1,
		travelledOn: '2026-05-15',
		stars: 5,
		words: 'The path along the rim at dawn.',
		firstName: 'Ada',
	});
	const dueAt = new Date('2026-11-22T21:00:00Z');
	await db.insert(tasks).values({ title: 'Call back at four', dueAt, author: 'Ana Reyes' });
	await db.insert(replyTemplates).values({ name: 'Hello', body: 'Dear {name}' });
	await db.insert(mutedAddresses).values({ address: 'gone@example.com', reason: 'returned' });
}
