const format = new Intl.DateTimeFormat('en-US', {
	month: 'long',
	year: 'numeric',
	timeZone: 'UTC',
});

/** When somebody travelled whose trip began in a month: 'travelled May 2027' of '2027-05'. */
export function travelledText(month: string): string {
	return `traveled ${format.format(new Date(`${month}-01T00:00:00Z`))}`;
}
