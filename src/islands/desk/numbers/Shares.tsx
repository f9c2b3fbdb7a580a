import { formatNumber } from '#src/domain/numbers.ts';

type Props = {
	title: string;
	/** What is counted, where that could be mistaken. */
	note?: string;
	parts: readonly (readonly [name: string, bookings: number])[];
	/** The parts are the largest of many: the bars compare them with the first, not with the whole. */
	isRanking?: boolean;
};

/** How many bookings belong to each part, with a bar that shows how large it is. */
export function Shares({ title, note, parts, isRanking = false }: Props) {
	const all = parts.reduce((sum, [, bookings]) => sum + bookings, 0);
	const longest = isRanking ? Math.max(...parts.map(([, bookings]) => bookings)) : all;
	return (
		<div role="region" aria-label={title} className="card shares">
			<h3 className="shares-title">{title}</h3>
			{note && <p className="text-sm text-ink-soft">{note}</p>}
			{all === 0 ? (
				<p className="mt-2 text-ink-soft">No bookings yet.</p>
			) : (
				<ol>
					{parts.map(([name, bookings]) => (
						<li key={name} className="share">
							<span className="wrap-anywhere">{name}</span>
							<span className="price">
								{formatNumber(bookings)}
								{!isRanking && <span className="share-percent">{percent(bookings / all)}</span>}
							</span>
							<svg className="share-bar" aria-hidden="true">
								<rect className="share-ground" width="100%" height="100%" rx="3" />
								<rect
									className="share-part"
									width={`${(bookings / longest) * 100}%`}
									height="100%"
									rx="3"
								/>
							</svg>
						</li>
					))}
				</ol>
			)}
		</div>
	);
}

/** A part of a whole; what is there is never called nothing. */
function percent(part: number): string {
	return part > 0 && part < 0.01 ? '<1%' : `${Math.round(part * 100)}%`;
}
