/** A review as a tour's page shows it. */
export type TourReview = {
	/** Whole stars out of five. */
	stars: number;
	title: string;
	text: string;
	/** Who might have written it. */
	party: string;
};

/**
 * What stands where reviews will stand. Nobody wrote them: they are always shown as samples, and say nothing that a tour's
 * own facts could contradict, neither of ages nor of walks or drives.
 */
export const sampleReviews: readonly TourReview[] = [
	{
		stars: 5,
		title: 'As described',
		text: 'Hotels, meals and times were as the page had said. What changed on the way we were told the evening before, and why.',
		party: 'A couple in their sixties',
	},
	{
		stars: 4,
		title: 'I packed too much',
		text: 'The plan left room to breathe, and the guide knew when to talk. Next time half the luggage and better shoes.',
		party: 'Somebody who traveled alone',
	},
	{
		stars: 5,
		title: 'Easy to ask',
		text: 'We rang the desk three times before we left and had a clear answer each time. The group was good company.',
		party: 'Two friends',
	},
];
