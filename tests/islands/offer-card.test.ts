import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { formatTime } from '#src/domain/calendar/local-time.ts';
import { stopsLabel } from '#src/domain/flights/offer.ts';
import { offersFor } from '#src/domain/flights/simulator.ts';
import { airlines } from '#src/domain/flights/timetable/airlines.ts';
import { formatMoney } from '#src/domain/money.ts';
import { airlineMark } from '#src/islands/flights/airline-marks.ts';
import { OfferCard } from '#src/islands/flights/OfferCard.tsx';
import { flightDataParameter, paths } from '#src/paths.ts';
import { tripFromFlightData } from '#src/stores/bookings/flight-trip.ts';

import { airports, oneWay } from '../support/flight-queries.ts';

const offers = offersFor({
	query: { ...oneWay, returnDate: '2026-12-20', passengers: '2-adults-1-child' },
	quoteDay: '2026-11-21',
	airports,
	airline: 'Bright Airways',
});

test('a row is complete as HTML: times, stops, prices, details, and a form that leads to the checkout', () => {
	for (const offer of offers) {
		const html = renderToStaticMarkup(createElement(OfferCard, { offer }));
		const text = html.replaceAll(/<[^>]*>/g, '');
		expect(html).toMatch(new RegExp(`<h3[^>]*>${offer.airline}</h3>`));
		for (const leg of offer.legs) {
			expect(text).toContain(`${formatTime(leg.departsAt)} – ${formatTime(leg.arrivesAt)}`);
			expect(text).toContain(`${leg.origin} – ${leg.destination}`);
			// In the row, and in the details.
			expect(text.split(stopsLabel(leg)).length).toBeGreaterThan(2);
		}
		expect(text).toContain(`${formatMoney(offer.price)}for 2 adults, 1 child`);
		expect(text).toContain(`${formatMoney(offer.pricePerTraveller)} per traveler`);
		expect(text.includes('Full price')).toBe(offer.discount > 0);
		expect(text).toContain(`Flight details of ${offer.airline}`);
		expect(text).toContain(`Select ${offer.airline}`);
		expect(html).toMatch(new RegExp(`<form[^>]* action="${paths.flightCheckout}"`));
		const [, data = ''] =
			new RegExp(`name="${flightDataParameter}" value="([^"]*)"`).exec(html) ?? [];
		const sent = tripFromFlightData(data.replaceAll('&quot;', '"'));
		expect(sent).toMatchObject({ itemId: offer.id, totalPrice: offer.price });
	}
});

test('each airline has a mark of its own, and a name of somebody else that of the site’s airline', () => {
	const drawn = ['Bright Airways', ...airlines.map(({ name }) => name)].map(airlineMark);
	expect(new Set(drawn.map(({ shape, ground }) => `${shape}${ground}`)).size).toBe(drawn.length);
	expect(airlineMark('Other Air')).toEqual({ ...airlineMark('Bright Airways'), letter: 'O' });
});
