import { readMetrics } from '#src/contract/desk/metrics.ts';
import { collectMetrics } from '#src/server/desk/metrics/metrics.ts';
import { prometheusText, prometheusType } from '#src/server/desk/metrics/prometheus.ts';
import { isScraper } from '#src/server/desk/metrics/scraper.ts';
import { inAnswerTime } from '#src/server/http/answer-time.ts';
import { asResponse } from '#src/server/http/file-answer.ts';
import type { Incoming, Route } from '#src/server/http/respond.ts';
import { deskRoute } from '#src/server/users/desk-route.ts';

const forAdministrators = deskRoute(readMetrics, ({ request, deps }) =>
	collectMetrics(deps, request),
);

export const routes: Route[] = [
	{
		endpoint: readMetrics,
		/** A program that shows the token gets the text of Prometheus, an administrator the same as JSON. */
		async answer(incoming) {
			const deps = await incoming.open();
			return isScraper(incoming.request, deps.metricsToken)
				? inAnswerTime(scraped(incoming))
				: forAdministrators.answer(incoming);
		},
	},
];

async function scraped({ request, open }: Incoming): Promise<Response> {
	const text = prometheusText(await collectMetrics(await open(), request));
	return asResponse({ text, type: prometheusType, name: null });
}
