/** A review as a tour's page shows it. */
export type TourReview = {
	/** Whole stars out of five. */
	stars: number;
	title: string;
	text: string;
	/** Who might have written it. */
	party: string;
};

/** What stands where reviews will stand. Nobody wrote them: they are always shown as samples. */
export const sampleReviews: readonly TourReview[] = [
	{
		stars: 5,
		title: 'The pace was right',
		text: 'Early starts where they paid off, free afternoons where they did not. The guide knew when to talk and when to let us look.',
		party: 'A couple in their sixties',
	},
	{
		stars: 4,
		title: 'Well planned, long drive',
		text: 'Hotels and meals were as described. One transfer took most of a day; bring a book, and sit on the left for the view.',
		party: 'Two friends',
	},
	{
		stars: 5,
		title: 'Good with children',
		text: 'Our two were never bored, and nobody minded when they were loud. The shorter walk on day three was our favourite.',
		party: 'A family of four',
	},
];
