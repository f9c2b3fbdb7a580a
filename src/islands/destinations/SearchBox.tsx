import { type FormEvent, type RefObject, useId } from 'react';

import { longestDestinationSearch } from '#src/domain/destinations/search.ts';
import { parameters, paths } from '#src/paths.ts';

type Props = {
	value: string;
	field: RefObject<HTMLInputElement | null>;
	onChange: (text: string) => void;
	onSettle: () => void;
};

/** The search of the destinations page: the list follows every letter. */
export function SearchBox({ value, field, onChange, onSettle }: Props) {
	const id = useId();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onSettle();
	};
	return (
		<form
			role="search"
			method="get"
			action={paths.destinations}
			onSubmit={submit}
			className="field max-w-xl noscript:hidden"
		>
			<label className="label" htmlFor={id}>
				Search destinations
			</label>
			<div className="relative">
				<svg
					aria-hidden="true"
					viewBox="0 0 24 24"
					className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 fill-none stroke-ink-soft stroke-2"
				>
					<circle cx="11" cy="11" r="7" />
					<path d="m16.5 16.5 5 5" strokeLinecap="round" />
				</svg>
				<input
					ref={field}
					id={id}
					type="search"
					className="input min-h-14 pl-12"
					name={parameters.search}
					autoComplete="off"
					enterKeyHint="search"
					maxLength={longestDestinationSearch}
					placeholder="Kyoto, islands, glacier…"
					value={value}
					onChange={(event) => onChange(event.target.value)}
					onBlur={onSettle}
				/>
			</div>
		</form>
	);
}
