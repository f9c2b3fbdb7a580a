import type { Conditions, Results } from './figures.ts';
import type { ApiFigures } from './measure-api.ts';
import type { InteractionFigures } from './measure-interaction.ts';
import type { LoadFigures } from './measure-load.ts';
import type { PagesFigures } from './measure-pages.ts';

const begin = '<!-- npm run bench writes from here … -->';
const end = '<!-- … to here -->';

/**
 * docs/speed.md with the figures of the last whole runs, in the place that is marked for them.
 * @throws Error where the marks are gone
 */
export function withFigures(page: string, { pages, interaction, api, load }: Results): string {
	const [from, to] = [page.indexOf(begin), page.indexOf(end)];
	if (from < 0 || to < from) throw new Error(`docs/speed.md has lost its line ${begin} or ${end}.`);
	const sections = [
		pages && [`Pages, in milliseconds and kilobytes (${said(pages)}):`, pagesTable(pages.figures)],
		interaction && [
			`After the first touch, in milliseconds (${said(interaction)}):`,
			interactionTable(interaction.figures),
		],
		api && [`The API on the embedded database (${said(api)}):`, apiTable(api.figures)],
		load && [`A minute of load on each engine (${said(load)}):`, loadTable(load.figures)],
	];
	const text = sections.flatMap((section) => section ?? []).join('\n\n');
	return `${page.slice(0, from)}${begin}\n\n${text}\n\n${page.slice(to)}`;
}

function said({ date, machine, browser }: Conditions): string {
	return `${date}, ${machine}, ${browser}`;
}

function pagesTable({ http1, http2 }: PagesFigures): string {
	const head = [
		'Page',
		'LCP',
		'÷ empty',
		'÷ hero',
		'÷ hero, HTTP/2',
		'TBT',
		'CLS',
		'score',
		'scripts',
		'requests',
		'in all',
	];
	const rows = Object.entries(http1).map(([name, page]) => [
		name,
		page.LCP,
		page['÷ empty'],
		page['÷ hero'],
		http2[name]?.['÷ hero'],
		page.TBT,
		page.CLS,
		page.score,
		page['JS KB'],
		page.requests,
		page['total KB'],
	]);
	return table(head, rows);
}

function interactionTable(figures: InteractionFigures): string {
	const rows = Object.entries(figures).map(([name, { median, slowest }]) => [
		name,
		median,
		slowest,
	]);
	return table(['What', 'median', 'slowest'], rows);
}

function apiTable(figures: Record<string, ApiFigures>): string {
	const rows = Object.entries(figures).map(([name, answers]) => [
		name,
		answers['req/s'],
		answers['÷ floor'],
		answers['p99 ms'],
	]);
	return table(['Answers', 'a second', '÷ floor', 'p99 ms'], rows);
}

function loadTable(figures: Record<string, LoadFigures>): string {
	const rows = Object.entries(figures).map(([name, load]) => [
		name,
		load['req/s'],
		load['÷ floor'],
		load['p50 ms'],
		load['p99 ms'],
		load['p99 ÷ floor'],
		load.failed,
		load.bookings,
		load.lost,
		load.MB,
	]);
	const head = ['On', 'a second', '÷ floor', 'p50 ms', 'p99 ms', 'p99 ÷ floor'];
	return table([...head, 'failed', 'bookings', 'lost', 'MB'], rows);
}

function table(head: readonly string[], rows: readonly unknown[][]): string {
	const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
