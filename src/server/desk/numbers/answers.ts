import { type SQL, sql } from 'drizzle-orm';

import type { AnswerFigures } from '#src/contract/desk/numbers.ts';
import { type MeasuredKind, measuredKinds } from '#src/domain/desk/measured-kinds.ts';
import { momentsOf, type Period } from '#src/domain/desk/periods.ts';
import { answerHours } from '#src/domain/desk/promises.ts';

import type { Database } from '../../db/database.ts';
import { customOffers, inquiries, messages, proposals, proposalVersions } from '../../db/schema.ts';
import { waitingRows } from '../queue/waiting-rows.ts';

const isOurs = sql`${messages.kind} in ('answer', 'letter')`;

/**
 * How long whoever wrote to us within some days waited for the first thing that we wrote back, where we did; and how many
 * wait too long now, since whenever, as Today has them.
 */
export async function selectAnswers(
	db: Database,
	period: Period,
	now: Date,
): Promise<AnswerFigures[]> {
	const asked = {
		inquiry: inquired(period),
		'custom offer': wanted(period),
		'trip message': wrote(period),
	};
	const parts = measuredKinds.map((kind) => {
		const due = sql`asked_at + make_interval(hours => ${answerHours[kind]}::int)`;
		const minutes = sql`extract(epoch from answered_at - asked_at) / 60`;
		return sql`
			select ${kind}::text as kind,
				(count(*) filter (where answered_at <= ${due}))::int as in_time,
				(count(*) filter (where answered_at > ${due}))::int as late,
				(select count(*) from (${waitingRows(now, kind)}) as waiting
					where not is_later and waiting.due < ${now.toISOString()}::timestamptz)::int as overdue,
				round(percentile_cont(0.5) within group (order by ${minutes}))::int as median_minutes
			from (${asked[kind]}) as asked`;
	});
	return db
		.select({
			kind: sql<MeasuredKind>`kind`,
			inTime: sql`in_time`.mapWith(Number),
			late: sql`late`.mapWith(Number),
			overdue: sql`overdue`.mapWith(Number),
			medianMinutes: sql<number | null>`median_minutes`,
		})
		.from(sql`(${sql.join(parts, sql` union all `)}) as answers`);
}

function inquired(period: Period): SQL {
	const answered = firstOf(sql`${messages.inquiryId} = ${inquiries.id}`);
	return sql`
		select ${inquiries.createdAt} as asked_at, ${answered} as answered_at
		from ${inquiries} where ${isWithin(sql`${inquiries.createdAt}`, period)}`;
}

/** An offer is an answer, too. */
function wanted(period: Period): SQL {
	const answered = firstOf(sql`${messages.customOfferId} = ${customOffers.id}`);
	const offered = sql`(
		select min(${proposalVersions.createdAt}) from ${proposalVersions}
		join ${proposals} on ${proposals.id} = ${proposalVersions.proposalId}
		where ${proposals.customOfferId} = ${customOffers.id}
	)`;
	return sql`
		select ${customOffers.createdAt} as asked_at, least(${answered}, ${offered}) as answered_at
		from ${customOffers} where ${isWithin(sql`${customOffers.createdAt}`, period)}`;
}

/** Of several in a row they wait from the first on. */
function wrote(period: Period): SQL {
	return sql`
		select asked.created_at as asked_at,
			(select min(${messages.createdAt}) from ${messages}
				where ${messages.bookingId} = asked.booking_id and ${isOurs} and ${messages.id} > asked.id) as answered_at
		from ${messages} as asked
		where asked.booking_id is not null and asked.kind not in ('answer', 'letter')
			and ${isWithin(sql`asked.created_at`, period)}
			and coalesce((select ${isOurs} from ${messages}
				where ${messages.bookingId} = asked.booking_id and ${messages.id} < asked.id
				order by ${messages.id} desc limit 1), true)`;
}

function firstOf(isAbout: SQL): SQL {
	return sql`(select min(${messages.createdAt}) from ${messages} where ${isAbout} and ${isOurs})`;
}

function isWithin(moment: SQL, period: Period): SQL {
	const { from, before } = momentsOf(period);
	return sql`${moment} >= ${from.toISOString()}::timestamptz and ${moment} < ${before.toISOString()}::timestamptz`;
}
