/** '$1,234.50' gives 1234.5; what is no number gives NaN, nothing gives null. */
export function amountIn(cell: string): number | null {
	if (cell === '') return null;
	const digits = cell.replace(/^\$/, '').replaceAll(/,(?=\d{3}(?!\d))/g, '');
	return digits.trim() === '' ? NaN : Number(digits);
}

/** '4 to 12', '4-12' and '4+' give a least and a most; what is no range gives one without numbers, nothing gives null. */
export function rangeIn(cell: string): { least: number; most: number | null } | null {
	if (cell === '') return null;
	const [, least = 'x', most] = /^(\d+)(?:\s*(?:to|[-–])\s*(\d+)|\s*\+)?$/i.exec(cell) ?? [];
	return { least: Number(least), most: most === undefined ? null : Number(most) };
}

/** The lines of a cell, or what stands between semicolons. */
export function listIn(cell: string): string[] {
	return cell
		.split(/[\n;]/)
		.map((item) => item.trim())
		.filter((item) => item !== '');
}

/** A line for each day, 'Title: what is done'. */
export function daysIn(cell: string): { title: string; text: string }[] {
	return cell
		.split('\n')
		.map((day) => day.trim())
		.filter((day) => day !== '')
		.map((day) => {
			const [title = '', ...rest] = day.split(':');
			return { title: title.trim(), text: rest.join(':').trim() };
		});
}

/** 'Apr, May, October' gives 4, 5 and 10; what is no month gives 0. */
export function monthsIn(cell: string): number[] {
	return cell
		.split(/[,;\n]/)
		.map((month) => month.trim().toLowerCase())
		.filter((month) => month !== '')
		.map((month) => monthStarts.indexOf(month.slice(0, 3)) + 1);
}

const monthStarts = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** 'yes' in the words of a spreadsheet. */
export function isYes(cell: string): boolean {
	return /^(?:yes|true|1|x)$/i.test(cell);
}
