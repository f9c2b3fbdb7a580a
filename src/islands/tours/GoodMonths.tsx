import { monthNames, monthsInWords } from '#src/domain/tours/fact-words.ts';

type Props = {
	/** 1 to 12 */
	months: readonly number[];
};

/** The months in which a tour is at its best: in words, and marked in a row of the year. */
export function GoodMonths({ months }: Props) {
	return (
		<>
			{monthsInWords(months)}
			<span aria-hidden="true" className="month-row">
				{monthNames().map((name, index) => (
					<span key={name} data-good={months.includes(index + 1) || undefined}>
						{name.charAt(0)}
					</span>
				))}
			</span>
		</>
	);
}
