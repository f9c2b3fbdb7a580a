import type { ProposalRecord, ProposalVersion } from '#src/contract/proposals/proposal-view.ts';
import { deskMoment } from '#src/domain/bookings/desk-moment.ts';
import { travellersLabel } from '#src/domain/bookings/travellers.ts';
import { formatMoneyInCents } from '#src/domain/money.ts';
import { lastDayInWords, type ProposalStanding } from '#src/domain/proposals/proposal.ts';
import { site } from '#src/site.ts';

type Shown = { standing: ProposalStanding; version: ProposalVersion };

/** Where an offer stands, for whoever got it: 'For 2 travellers, $3,200.00 in all. You can accept it until …' */
export function standingInWords(
	{ answeredAt, acceptedBy }: ProposalRecord,
	{ standing, version }: Shown,
): string {
	const what = `For ${travellersLabel(version.travellers)}, ${formatMoneyInCents(version.total)} in all.`;
	const at = answeredAt === null ? '' : deskMoment(site, new Date(answeredAt));
	switch (standing) {
		case 'Sent':
			return `${what} You can accept it until ${lastDayInWords(new Date(version.until))}.`;
		case 'Lapsed':
			return `${what} It could be accepted until ${lastDayInWords(new Date(version.until))}. Ask us for it again: often it still holds.`;
		case 'Accepted':
			return `${what} Accepted by ${acceptedBy} on ${at}.`;
		case 'Declined':
			return `It was declined on ${at}. You have changed your mind? Ask us for it again.`;
		case 'Withdrawn':
			return `We had to take it back on ${at}. Ask us for another one.`;
	}
}
