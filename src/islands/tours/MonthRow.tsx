import { monthNames } from '#src/domain/tours/fact-words.ts';

type Props = {
	/** 1 to 12 */
	months: readonly number[];
};

/** The year as a row of its months, those marked in which a tour is at its best; the words beside it say them. */
export function MonthRow({ months }: Props) {
	return (
		<span aria-hidden="true" className="month-row">
			{monthNames().map((name, index) => (
				<span key={name} data-good={months.includes(index + 1) || undefined}>
					{name.charAt(0)}
				</span>
			))}
		</span>
	);
}
