import { sql } from 'drizzle-orm';

import { messages, proposals } from '../../db/schema.ts';

/** What came of an offer that waits for the desk: a no, a question that was not answered, or nothing by its last day. */
export const proposalNews = sql`case
	when ${proposals.answer} = 'declined' then concat_ws(', ', 'declined', nullif(left(${proposals.declinedBecause}, 200), ''))
	else coalesce(
		(
			select case ${messages.kind} when 'question' then left(${messages.body}, 200) end from ${messages}
			where ${messages.proposalId} = ${proposals.id} order by ${messages.id} desc limit 1
		),
		to_char(${proposals.until} at time zone 'America/New_York' - interval '1 day', '"open until" Mon FMDD, YYYY')
	)
end`;
