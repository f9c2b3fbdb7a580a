/** Drawn on a grid of 24, after Lucide (ISC). */
const icons = {
	nights: 'M20.985 12.486a9 9 0 1 1-9.473-9.472 7 7 0 0 0 9.473 9.472Z',
	rooms: 'M2 5v14M2 10h20v9M2 16h20',
	meals: 'M3 2v7a2 2 0 0 0 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6a2 2 0 0 0 2 2h3v7',
	walked:
		'M4 16v-2.4C4 11.5 3 10.5 3 8c0-2.7 1.5-6 4.5-6C9.4 2 10 3.8 10 5.5c0 3.1-2 5.7-2 8.7V16a2 2 0 0 1-4 0ZM20 20v-2.4c0-2.1 1-3.1 1-5.6 0-2.7-1.5-6-4.5-6-1.9 0-2.5 1.8-2.5 3.5 0 3.1 2 5.7 2 8.7V20a2 2 0 0 0 4 0ZM16 17h4M4 13h4',
	transport:
		'M8 6v6M16 6v6M2 12h20M18 18h2.5a1.5 1.5 0 0 0 1.5-1.5V8a3 3 0 0 0-3-3H5a3 3 0 0 0-3 3v8.5A1.5 1.5 0 0 0 3.5 18H6M10 18h4M6 18a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM14 18a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z',
	languages: 'M21 15a2 2 0 0 1-2 2H8l-5 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2ZM8 8h8M8 12h5',
	months:
		'M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z',
	places:
		'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0ZM15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
} as const;

export type FactIconName = keyof typeof icons;

/** What a fact is about, as a small drawing beside its words. */
export function FactIcon({ name }: { name: FactIconName }) {
	return (
		<svg aria-hidden="true" className="fact-icon" viewBox="0 0 24 24">
			<path d={icons[name]} />
		</svg>
	);
}
