import type { Metrics } from '#src/contract/desk/metrics.ts';

/** What Prometheus knows its text by (its exposition format, version 0.0.4). */
export const prometheusType = 'text/plain; version=0.0.4; charset=utf-8';

/** The metrics as Prometheus reads them: seconds and bytes, as is its custom; what nobody knows is left out. */
export function prometheusText(metrics: Metrics): string {
	const { process, requests, letters, checks, connections, freeDiskMegabytes } = metrics;
	const { version, commit, database } = metrics;
	const families: Family[] = [
		gauge('info', 'The release that answers.', [
			[{ version, commit: commit ?? 'unknown', database }, 1],
		]),
		gauge('start_time_seconds', 'When the process began, in Unix time.', [
			[{}, Date.parse(process.startedAt) / 1000],
		]),
		gauge('resident_memory_bytes', 'Memory of the process.', [
			[{}, process.residentMegabytes * 1e6],
		]),
		gauge('heap_bytes', 'Memory of its objects.', [[{}, process.heapMegabytes * 1e6]]),
		gauge(
			'check',
			'1 where the service can do it, 0 where it cannot.',
			Object.entries(checks).map(([check, isGood]) => [{ check }, Number(isGood)]),
		),
		gauge('letters', 'Letters that wait to be sent, and those given up.', [
			[{ state: 'waiting' }, letters.waiting],
			[{ state: 'given_up' }, letters.givenUp],
		]),
		gauge('oldest_letter_seconds', 'How long the oldest letter waits.', [
			[{}, letters.oldestSeconds ?? 0],
		]),
		gauge(
			'connections',
			'Connections to the database: most, in use, and calls that wait for one.',
			connections === null
				? []
				: [
						[{ state: 'most' }, connections.most],
						[{ state: 'in_use' }, connections.inUse],
						[{ state: 'waiting' }, connections.waiting],
					],
		),
		gauge(
			'free_disk_bytes',
			'Free on the disk with the embedded database.',
			freeDiskMegabytes === null ? [] : [[{}, freeDiskMegabytes * 1e6]],
		),
		{
			name: 'requests_total',
			type: 'counter',
			help: 'Requests by route and status, since the process began.',
			samples: requests.flatMap(({ method, route, byStatus }) =>
				Object.entries(byStatus).map(([status, count]): Sample => [
					{ method, route, status },
					count,
				]),
			),
		},
		durationsOf(requests),
	];
	return families
		.filter(({ samples }) => samples.length > 0)
		.map(familyText)
		.join('');
}

type Labels = Readonly<Record<string, string>>;
type Sample = readonly [Labels, number, suffix?: string];
type Family = { name: string; type: string; help: string; samples: Sample[] };

function gauge(name: string, help: string, samples: Sample[]): Family {
	return { name, type: 'gauge', help, samples };
}

function durationsOf(requests: Metrics['requests']): Family {
	return {
		name: 'request_duration_seconds',
		type: 'histogram',
		help: 'How long requests took.',
		samples: requests.flatMap(({ method, route, durations, milliseconds, requests: all }) => {
			let within = 0;
			const buckets = durations.map(({ mostMilliseconds, requests: count }): Sample => {
				within += count;
				const le = mostMilliseconds === null ? '+Inf' : String(mostMilliseconds / 1000);
				return [{ method, route, le }, within, '_bucket'];
			});
			return [
				...buckets,
				[{ method, route }, milliseconds / 1000, '_sum'],
				[{ method, route }, all, '_count'],
			];
		}),
	};
}

function familyText({ name, type, help, samples }: Family): string {
	const full = `bright_${name}`;
	const lines = samples.map(
		([labels, value, suffix = '']) => `${full}${suffix}${labelText(labels)} ${value}\n`,
	);
	return `# HELP ${full} ${help}\n# TYPE ${full} ${type}\n${lines.join('')}`;
}

function labelText(labels: Labels): string {
	const pairs = Object.entries(labels).map(
		([name, value]) => `${name}="${value.replaceAll(/[\\"]/g, '\\$&')}"`,
	);
	return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}
