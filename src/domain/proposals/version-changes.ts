import { travellersLabel } from '../bookings/travellers.ts';
import { formatMonthAndDay } from '../calendar/format-date.ts';
import { formatMoneyInCents } from '../money.ts';
import { proposalTotal } from './proposal.ts';

type Part = { title: string; departureDate: string; amount: number; isOptional: boolean };
type Version = { travellers: number; parts: readonly Part[] };

/**
 * What a version of an offer changes of the one before it, in sentences: its parts, its party and its price. None where
 * only words or its last day differ.
 */
export function versionChanges(before: Version, after: Version): string[] {
	const [was, is] = [before, after].map(({ parts }) => proposalTotal(parts));
	const added = after.parts.filter((part) => !likeIn(before, part));
	const gone = before.parts.filter((part) => !likeIn(after, part));
	return [
		...(before.travellers === after.travellers
			? []
			: [
					`For ${travellersLabel(after.travellers)} instead of ${travellersLabel(before.travellers)}.`,
				]),
		...added.map((part) => `New: ${named(part)}, ${formatMoneyInCents(part.amount)}.`),
		...gone.map((part) => `No longer part of it: ${named(part)}.`),
		...after.parts.flatMap((part) => priceChange(likeIn(before, part), part)),
		...(was === is || was === undefined || is === undefined
			? []
			: [`In all ${formatMoneyInCents(is)} instead of ${formatMoneyInCents(was)}.`]),
	];
}

function priceChange(before: Part | undefined, after: Part): string[] {
	if (!before || before.amount === after.amount) return [];
	const [was, is] = [before.amount, after.amount].map(formatMoneyInCents);
	return [`${named(after)}: ${is} instead of ${was}.`];
}

function likeIn({ parts }: Version, { title, departureDate, isOptional }: Part): Part | undefined {
	return parts.find(
		(part) =>
			part.title === title &&
			part.departureDate === departureDate &&
			part.isOptional === isOptional,
	);
}

function named({ title, departureDate, isOptional }: Part): string {
	const optional = isOptional ? ' (optional)' : '';
	return `${title}, ${formatMonthAndDay(departureDate)}${optional}`;
}
