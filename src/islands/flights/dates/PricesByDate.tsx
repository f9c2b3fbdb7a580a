import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { utcToday } from '#src/domain/calendar/calendar-date.ts';
import { parseOfferId } from '#src/domain/flights/quote.ts';
import type { AnsweredSearch } from '#src/stores/flights/results.ts';

import { counterpart } from '../counterpart.ts';
import { centre } from './centre.ts';
import type { DateTools } from './DateTools.tsx';
import { NoPrices } from './NoPrices.tsx';

type Code =
	| { state: 'waiting' }
	| { state: 'ready'; Tools: typeof DateTools }
	| { state: 'failed' };
type Props = {
	results: AnsweredSearch;
	/** What stands in its place until its code has come. */
	children?: ReactNode;
};

/** What had the focus in the days that are gone, and what it stood in. */
type Left = { element: Element; days: Element } | null;

/**
 * What other days cost, above the offers. Its code comes when the first offers stand, and its place is kept for it; the
 * prices are those of the day that the offers are quoted on.
 */
export function PricesByDate({ results, children }: Props) {
	const [code, setCode] = useState<Code>({ state: 'waiting' });
	const left = useRef<Left>(null);
	const isWanted = code.state === 'waiting' && results.state === 'found';
	useEffect(() => {
		if (!isWanted) return;
		loadTools().then(
			(Tools) => setCode({ state: 'ready', Tools }),
			() => setCode({ state: 'failed' }),
		);
	}, [isWanted]);
	useLayoutEffect(() => {
		const days = document.querySelector('astro-island .dates');
		if (!left.current || !days) return;
		const { element, days: before } = left.current;
		left.current = null;
		giveFocus(counterpart(element, before, days));
	});
	if (results.state === 'failed') return null;
	if (code.state === 'ready') {
		return <code.Tools search={results.search} quoteDay={quoteDayOf(results)} />;
	}
	const keep = (place: HTMLElement | null) => {
		if (!place) return undefined;
		keepServedDays(place);
		return () => {
			const { activeElement } = document;
			const isLeft = activeElement !== null && place.contains(activeElement);
			left.current = isLeft ? { element: activeElement, days: place } : null;
		};
	};
	return (
		<div className="dates" data-print="no" ref={keep}>
			{code.state === 'waiting' ? (
				(children ?? <div className="skeleton dates-strip-height not-last:hidden" />)
			) : (
				<NoPrices onRetry={() => setCode({ state: 'waiting' })} />
			)}
		</div>
	);
}

async function loadTools(): Promise<typeof DateTools> {
	const [{ DateTools: Tools }] = await Promise.all([
		import('./DateTools.tsx'),
		import('./tool-styles.ts').then(({ loadToolStyles }) => loadToolStyles()),
	]);
	return Tools;
}

/** What the server drew stands on in the island until the code has come, with the focus that is in it. */
function keepServedDays(place: HTMLElement): void {
	const served = document.querySelector('[data-served] .dates-strip');
	if (!served) return;
	const { activeElement } = document;
	place.append(served);
	if (activeElement instanceof HTMLElement && served.contains(activeElement)) {
		giveFocus(activeElement);
	}
}

/** Gives a day the focus back, in sight among the days: the page itself stays where it is. */
function giveFocus(day: HTMLElement | undefined): void {
	day?.focus({ preventScroll: true });
	centre(day, day?.closest('ol') ?? null);
}

function quoteDayOf(results: AnsweredSearch): string {
	const [offer] = results.state === 'found' ? results.offers : [];
	return (offer && parseOfferId(offer.id)?.quoteDay) ?? utcToday(new Date());
}
