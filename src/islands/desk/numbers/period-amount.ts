/** What a week or month came to, known by its first day. */
export type PeriodAmount = {
	first: string;
	/** 'Nov 16 – 22, 2026', 'November 2026' */
	name: string;
	/** As short as it can be written under a bar: 'Nov 16'. */
	shortName: string;
	amount: number;
};
