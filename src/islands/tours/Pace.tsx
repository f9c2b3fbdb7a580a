import { paceInWords } from '#src/domain/tours/fact-words.ts';
import { paceWords } from '#src/domain/tours/tour-facts.ts';

type Props = {
	/** 1 to 5 */
	pace: number;
};

const steps = paceWords.length;

/** How hard a tour is on its feet: in words, and as steps that rise. */
export function Pace({ pace }: Props) {
	return (
		<span className="pace">
			{paceInWords(pace)}
			<span className="visually-hidden">
				, {pace} of {steps}
			</span>
			<svg aria-hidden="true" viewBox={`0 0 ${steps * 7 - 2} 16`}>
				{paceWords.map((word, index) => (
					<rect
						key={word}
						x={index * 7}
						y={12 - index * 3}
						width="5"
						height={4 + index * 3}
						rx="1"
						data-reached={index < pace || undefined}
					/>
				))}
			</svg>
		</span>
	);
}
