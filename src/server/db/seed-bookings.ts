import { sql } from 'drizzle-orm';

import { bookingStatuses } from '#src/domain/bookings/booking.ts';
import { tourTaxPercent } from '#src/domain/bookings/trip-price.ts';
import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { site } from '#src/site.ts';

import type { Database } from './database.ts';
import { bookings, departures, flights, tours } from './schema.ts';

/** So many in one statement. */
const batch = 10_000;

/**
 * Adds made-up bookings of the stored deals and tours, the newest now and each five minutes older than the one before:
 * enough to see how lists and searches behave. The database writes them itself, 100,000 in seconds. The newest
 * have seats of their departure while there are any, whatever becomes of each; the others are as from before departures
 * were kept, and what is confirmed counts as paid, as from before payments were.
 * @param now when the newest was made
 */
export async function seedBookings(database: Database, count: number, now: Date): Promise<void> {
	const taken = await database.$count(bookings);
	for (let done = 0; done < count; done += batch) {
		const last = Math.min(done + batch, count);
		await database.execute(insertBookings({ first: done + 1, last, taken, newest: count, now }));
	}
	// So that it is known which pages of the table hold nothing but visible rows: lists are counted from indexes alone.
	await database.execute(sql`vacuum (analyze) ${bookings}`);
}

type Batch = { first: number; last: number; newest: number; taken: number; now: Date };

function insertBookings({ first, last, newest, taken, now }: Batch) {
	return sql`
		with
			trips as (${trips(now)}),
			numbered as (select *, row_number() over (order by type, id) - 1 as position from trips),
			people as (
				select number, 1 + number % 4 as travelers,
					(${textArray(bookingStatuses)})[1 + number / 11 % ${bookingStatuses.length}::int] as status,
					(${textArray(firstNames)})[1 + number % ${firstNames.length}::int] as first_name,
					(${textArray(lastNames)})[1 + number / 7 % ${lastNames.length}::int] as last_name
				from generate_series(${first}::int, ${last}::int) as number
			),
			made as (
				select *
				from people
				join numbered on position = number % (select count(*) from numbered)
				cross join lateral (
					select
						${now.toISOString()}::timestamptz - (${newest}::int - number) * interval '5 minutes' as made_at,
						departures[1 + number / 13 % cardinality(departures)] as departure,
						case type when 'tour' then round(price * travelers * ${(100 + tourTaxPercent) / 100}::numeric)
							else price * travelers end as total
				) as figures
			),
			seated as (
				select made.*, of_tour.id as departure_id,
					sum(travelers) over (partition by of_tour.id order by number desc) as party_up_to,
					capacity - (
						select coalesce(sum(before.travelers), 0) from ${bookings} as before
						where before.departure_id = of_tour.id
					) as seats_left
				from made
				left join ${departures} as of_tour on type = 'tour' and of_tour.tour_id = made.id
					and of_tour.date = departure and ${last}::int = ${newest}::int
			)
		insert into ${bookings} (
			reference, type, item_id, title, status, name, email, phone, travelers, departure_date, departure_id,
			held_until, total_price, paid_by_word, client_total, details, created_at, updated_at
		)
		select
			-- 0 and 1 are no characters of a reference.
			${site.referencePrefix} || translate(lpad((number + ${taken}::int)::text, 7, '0'), '01', 'YZ'),
			type, id::text, title,
			status,
			first_name || ' ' || last_name,
			lower(first_name || '.' || last_name) || number || '@example.com',
			'+1 212 555 ' || lpad((number % 10000)::text, 4, '0'),
			travelers, departure, case when party_up_to <= seats_left then departure_id end,
			made_at + interval '1 day', total, case when status = ${bookingStatuses[1]} then total else 0 end, total,
			facts || jsonb_build_object(
				'departureDate', departure, 'price', price,
				'passengerName', first_name || ' ' || last_name, 'address', number || ' Main Street',
				'city', 'New York', 'country', 'United States', 'zipCode', lpad((number % 100000)::text, 5, '0')
			),
			made_at, made_at
		from seated
		order by number
	`;
}

/** What can be booked, and when each departs: a tour on several days. */
const trips = (now: Date) => sql`
	select
		'flight' as type, id, origin || ' to ' || destination as title, array[departure_date] as departures, price,
		jsonb_build_object(
			'origin', origin, 'destination', destination, 'returnDate', return_date,
			'airline', airline, 'legs', legs
		) as facts
	from ${flights} where deleted_at is null
	union all
	select
		'tour', id, name,
		coalesce(
			(
				select array_agg(date order by date) from ${departures}
				where tour_id = ${tours}."id" and date > ${utcToday(now)}::date and state not in ('closed', 'called off')
			),
			array[${utcToday(now)}::date]
		),
		coalesce(discount_price, price),
		jsonb_build_object('name', name, 'destination', destination, 'duration', duration)
	from ${tours} where deleted_at is null
`;

function textArray(words: readonly string[]) {
	return sql`array[${sql.join(
		words.map((word) => sql`${word}`),
		sql`, `,
	)}]::text[]`;
}

const firstNames = [
	'Ada',
	'Bruno',
	'Chloé',
	'David',
	'Elif',
	'Farah',
	'Grace',
	'Hiro',
	'Inés',
	'Jonas',
];
const lastNames = [
	'Archer',
	'Bianchi',
	'Castillo',
	'Dubois',
	'Eriksen',
	'Fischer',
	'Grant',
	'Haddad',
];
