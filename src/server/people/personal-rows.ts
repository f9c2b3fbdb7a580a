import { hash } from 'node:crypto';

import { type AnyColumn, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { HeldKind } from '#src/domain/people/held-rows.ts';
import type { RequestKind } from '#src/domain/requests/request-state.ts';

import {
	applications,
	notes,
	bookings,
	callBacks,
	changes,
	customOffers,
	deskItems,
	operations,
	emailVerifications,
	inquiries,
	invoices,
	keptSeats,
	invitations,
	knownDevices,
	messages,
	mutedAddresses,
	outbox,
	passwordResets,
	payments,
	proposalParts,
	proposals,
	proposalVersions,
	rateLimits,
	reviews,
	savedTravellers,
	savedViews,
	scheduleChanges,
	secondFactors,
	sessions,
	signIns,
	subscribers,
	tasks,
	travellers,
	tripKeys,
	users,
	waitingList,
} from '../db/schema.ts';
import { traveller } from '../db/schema/bookings.ts';
import { newAddressKind } from '../mail/letters/address.ts';
import type { Meaning } from './meaning.ts';
import { personalData, type Table, tables } from './personal-data.ts';

/** Where rows of a kind stand, which of them are of the person, and which columns the person is told. */
export type PersonalRows = { table: Table; isTheirs: SQL; tells: readonly Meaning[] };

const told: readonly Meaning[] = ['personal', 'business'];

/** All that is held of whoever has an email address, in any case; each is a condition for one statement. */
export function personalRowsOf(email: string): Record<HeldKind, PersonalRows> {
	const address = email.trim().toLowerCase();
	const is = (value: AnyColumn | SQL) => eq(sql`lower(${value})`, address);
	const rowsOf = (table: Table, isTheirs: SQL | undefined, tells = told): PersonalRows => ({
		table,
		isTheirs: isTheirs ?? sql`false`,
		tells,
	});
	const ofAccount = (userId: AnyColumn) =>
		sql`${userId} in (select ${users.id} from ${users} where ${is(users.email)})`;
	const isBooked = is(traveller(bookings.email, 'email'));
	const ofBooking = (bookingId: AnyColumn) =>
		sql`${bookingId} in (select ${bookings.id} from ${bookings} where ${isBooked})`;
	// An address that their account is to have and that they have not confirmed: the letter with its link is theirs.
	const isToAskedAddress = sql`${outbox.kind} = ${newAddressKind} and lower(${outbox.recipient}) in (
		select lower(${emailVerifications.email}) from ${emailVerifications} where ${ofAccount(emailVerifications.userId)})`;
	const isOf = (row: AnyColumn, table: PgTable & { id: AnyColumn }, isTheirs: SQL) =>
		sql`${row} in (select ${table.id} from ${table} where ${isTheirs})`;
	/** Of what is about a booking, or about something that they asked. */
	const ofRequests = (about: typeof messages | typeof notes) => [
		ofBooking(about.bookingId),
		isOf(about.inquiryId, inquiries, is(inquiries.email)),
		isOf(about.applicationId, applications, is(applications.email)),
		isOf(about.customOfferId, customOffers, is(customOffers.email)),
		isOf(about.proposalId, proposals, is(proposals.email)),
	];
	const isStateOf = (kind: RequestKind, table: PgTable & { id: AnyColumn }, isTheirs: SQL) =>
		sql`${deskItems.kind} = ${kind} and ${isOf(deskItems.subjectId, table, isTheirs)}`;
	const isAbout = (subject: string, table: PgTable & { id: AnyColumn }, isTheirs: SQL) =>
		sql`${changes.subject} = ${subject} and ${changes.subjectId} in (select ${table.id} from ${table} where ${isTheirs})`;
	const isOfProposal = isOf(proposalVersions.proposalId, proposals, is(proposals.email));
	return {
		accounts: rowsOf('users', is(users.email)),
		sessions: rowsOf('sessions', ofAccount(sessions.userId)),
		signIns: rowsOf('signIns', ofAccount(signIns.userId)),
		knownDevices: rowsOf('knownDevices', ofAccount(knownDevices.userId)),
		secondFactors: rowsOf('secondFactors', ofAccount(secondFactors.userId)),
		passwordResets: rowsOf('passwordResets', ofAccount(passwordResets.userId)),
		// Also one by which somebody else's account is to have their address.
		emailVerifications: rowsOf(
			'emailVerifications',
			or(ofAccount(emailVerifications.userId), is(emailVerifications.email)),
		),
		invitations: rowsOf('invitations', is(invitations.email)),
		savedViews: rowsOf('savedViews', ofAccount(savedViews.userId)),
		savedTravellers: rowsOf('savedTravellers', ofAccount(savedTravellers.userId)),
		bookings: rowsOf('bookings', isBooked),
		payments: rowsOf('payments', ofBooking(payments.bookingId)),
		invoices: rowsOf('invoices', ofBooking(invoices.bookingId)),
		// What they told of others who travel with them, too.
		travellers: rowsOf('travellers', ofBooking(travellers.bookingId)),
		messages: rowsOf('messages', or(...ofRequests(messages))),
		reviews: rowsOf('reviews', ofBooking(reviews.bookingId)),
		notes: rowsOf(
			'notes',
			or(
				...ofRequests(notes),
				isOf(notes.callBackId, callBacks, is(callBacks.email)),
				isOf(notes.waitingListId, waitingList, is(waitingList.email)),
				ofAccount(notes.accountId),
			),
		),
		tasks: rowsOf('tasks', ofBooking(tasks.bookingId)),
		operations: rowsOf('operations', ofBooking(operations.bookingId)),
		scheduleChanges: rowsOf('scheduleChanges', ofBooking(scheduleChanges.bookingId)),
		keptSeats: rowsOf('keptSeats', ofBooking(keptSeats.bookingId)),
		tripKeys: rowsOf('tripKeys', ofBooking(tripKeys.bookingId)),
		customOffers: rowsOf('customOffers', is(customOffers.email)),
		proposals: rowsOf('proposals', is(proposals.email)),
		proposalVersions: rowsOf('proposalVersions', isOfProposal),
		proposalParts: rowsOf(
			'proposalParts',
			isOf(proposalParts.versionId, proposalVersions, isOfProposal),
		),
		inquiries: rowsOf('inquiries', is(inquiries.email)),
		applications: rowsOf('applications', is(applications.email)),
		callBacks: rowsOf('callBacks', is(callBacks.email)),
		// They go with what was asked.
		requestStates: rowsOf(
			'deskItems',
			or(
				isStateOf('inquiry', inquiries, is(inquiries.email)),
				isStateOf('application', applications, is(applications.email)),
				isStateOf('custom offer', customOffers, is(customOffers.email)),
				isStateOf('proposal', proposals, is(proposals.email)),
				isStateOf('call-back', callBacks, is(callBacks.email)),
				isStateOf('trip message', bookings, isBooked),
				isStateOf('cancellation', messages, ofBooking(messages.bookingId)),
				isStateOf('review', reviews, ofBooking(reviews.bookingId)),
			),
		),
		waitingList: rowsOf('waitingList', is(waitingList.email)),
		subscriptions: rowsOf('subscribers', is(subscribers.email)),
		mutedAddresses: rowsOf('mutedAddresses', is(mutedAddresses.address)),
		// Also what the desk is told of them.
		letters: rowsOf('outbox', or(is(outbox.recipient), is(outbox.replyTo), isToAskedAddress)),
		counters: rowsOf('rateLimits', isCountOf(address)),
		changes: rowsOf(
			'changes',
			or(
				isAbout('booking', bookings, isBooked),
				isAbout('inquiry', inquiries, is(inquiries.email)),
				isAbout('application', applications, is(applications.email)),
				isAbout('custom offer', customOffers, is(customOffers.email)),
				isAbout('proposal', proposals, is(proposals.email)),
				isAbout('call-back', callBacks, is(callBacks.email)),
				isAbout('waiting list', waitingList, is(waitingList.email)),
				isAbout('subscriber', subscribers, is(subscribers.email)),
				isAbout('review', reviews, ofBooking(reviews.bookingId)),
				isAbout('user', users, is(users.email)),
				// Of rows that are gone.
				is(changes.label),
				is(sql`${changes.before} ->> 'email'`),
				is(sql`${changes.after} ->> 'email'`),
			),
		),
		// What they changed may be about somebody else, of whom they are told nothing.
		ownChanges: rowsOf('changes', is(changes.email), ['author', 'business']),
		ownMessages: rowsOf('messages', ofAccount(messages.authorId), ['author', 'business']),
		ownPayments: rowsOf('payments', ofAccount(payments.authorId), ['author', 'business']),
		ownReviewDecisions: rowsOf('reviews', ofAccount(reviews.decidedById), ['author', 'business']),
		ownOperations: rowsOf('operations', ofAccount(operations.authorId), ['author', 'business']),
		ownNotes: rowsOf('notes', ofAccount(notes.authorId), ['author', 'business']),
	};
}

/** The columns of a table that mean one of these, for a select. */
export function columnsThatMean(table: Table, meanings: readonly Meaning[]) {
	const all: Record<string, AnyPgColumn> = getTableColumns(tables[table]);
	const known: Partial<Record<string, Meaning>> = personalData[table];
	return Object.fromEntries(
		Object.entries(all).filter(([name]) => meanings.includes(known[name] ?? 'secret')),
	);
}

/**
 * Counts of tries at an account have the hash of its name for a key (`users/sign-in-limit.ts`,
 * `users/password-reset-limit.ts`, `users/verification-limit.ts`); the name is the address or the user name.
 */
function isCountOf(address: string): SQL {
	const ofUsername = sql`encode(sha256(convert_to(lower(${users.username}), 'UTF8')), 'hex')`;
	return sql`right(${rateLimits.key}, 64) = ${hash('sha256', address)} or right(${rateLimits.key}, 64) in (
		select ${ofUsername} from ${users} where lower(${users.email}) = ${address}
	)`;
}
