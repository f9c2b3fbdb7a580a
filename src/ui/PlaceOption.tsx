import { memo } from 'react';

import { airportCodes } from '#src/domain/flights/cities.ts';
import type { Suggestion } from '#src/domain/flights/suggestion.ts';

type Props = {
	place: Suggestion;
	query: string;
	/** Whether its city stands above it, and says where it is. */
	isUnderCity: boolean;
};

/** One suggestion: city, country, airport and code, with what was typed set in bold. */
export const PlaceOption = memo(function PlaceOption({ place, query, isUnderCity }: Props) {
	const { kind, code, city, country, airports, near } = place;
	const isCity = kind === 'city';
	const airportName = <Emphasised text={airports[0].name} query={query} />;
	return (
		<span className={`flex min-w-0 flex-1 items-center gap-3 ${isUnderCity ? 'pl-5' : ''}`}>
			{isUnderCity ? (
				<span className="min-w-0 flex-1 truncate">{airportName}</span>
			) : (
				<span className="min-w-0 flex-1">
					<span className="block truncate">
						<Emphasised text={city} query={query} />
						{isCity && ', all airports'}{' '}
						<span className="text-sm text-ink-soft">
							<Emphasised text={country} query={query} />
						</span>
					</span>
					<span className="block truncate text-sm text-ink-soft">
						{isCity ? airportCodes(code).join(', ') : airportName}
					</span>
					{near && (
						<span className="block truncate text-sm text-ink-soft">
							<Emphasised text={near} query={query} />
						</span>
					)}
				</span>
			)}
			<span className="text-sm font-semibold tracking-wide text-ink-soft">
				<Emphasised text={code} query={query} />
			</span>
		</span>
	);
});

function Emphasised({ text, query }: { text: string; query: string }) {
	const typed = fold(query.trim());
	const start = fold(text).indexOf(typed);
	// Folding may change how many letters there are; then the place in the text is not known.
	if (start < 0 || fold(text).length !== text.length) return text;
	const end = start + typed.length;
	return (
		<>
			{text.slice(0, start)}
			<b className="font-bold">{text.slice(start, end)}</b>
			{text.slice(end)}
		</>
	);
}

function fold(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.toLowerCase();
}
