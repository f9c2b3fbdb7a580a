import { useEffect, useRef, useState } from 'react';

import { mostPlaces } from '#src/contract/desk/tour-facts.ts';
import { PickField } from '#src/ui/PickField.tsx';

import { keepDialogOpen } from './keep-dialog-open.ts';
import { placeChoice, placesLike } from './places-like.ts';

type Props = {
	label: string;
	hint: string;
	/** Their slugs, in their order. */
	slugs: readonly string[];
	/** How many there can be; of one, another takes its place. */
	most?: number;
	onChange: (slugs: string[]) => void;
	error: string | undefined;
};

/** Places of the list, looked for by name and country; what is chosen stands below, each with a button that removes it. */
export function PlacesField({ label, hint, slugs, most = mostPlaces, onChange, error }: Props) {
	const chips = useRef<HTMLUListElement>(null);
	const box = useRef<HTMLDivElement>(null);
	const [removed, setRemoved] = useState<{ index: number } | null>(null);
	const [said, setSaid] = useState('');
	const isFull = most > 1 && slugs.length >= most;

	useEffect(() => {
		if (!removed) return;
		const buttons = chips.current?.querySelectorAll('button') ?? [];
		const next = buttons[Math.min(removed.index, buttons.length - 1)];
		(next ?? box.current?.querySelector('input'))?.focus();
	}, [removed]);

	const pick = (slug: string) => {
		onChange(most === 1 ? [slug] : [...slugs, slug]);
		setSaid(`${nameOf(slug)} was added.`);
	};
	const remove = (index: number, slug: string) => {
		onChange(slugs.toSpliced(index, 1));
		setRemoved({ index });
		setSaid(`${nameOf(slug)} was removed.`);
	};
	return (
		<div ref={box} className="grid gap-2" onKeyDownCapture={keepDialogOpen}>
			<PickField
				{...{ label, error }}
				isOptional
				listLabel={`${label} to choose from`}
				placeholder={isFull ? `There can be ${most} at most` : 'Place or country'}
				found={(typed) =>
					isFull ? [] : placesLike(typed).filter(({ key }) => !slugs.includes(key))
				}
				picked=""
				nameOf={({ name }) => name}
				onPick={({ key }) => pick(key)}
				nothing={(typed) =>
					isFull ? `There can be ${most} at most.` : `No place of the list has “${typed}”.`
				}
				hint={hint}
			>
				{({ name, country }) => (
					<>
						<span className="min-w-0 font-semibold">{name}</span>
						<span className="text-sm text-ink-soft">{country}</span>
					</>
				)}
			</PickField>
			{slugs.length > 0 && (
				<ul ref={chips} className="place-chips" aria-label={`${label}, chosen`}>
					{slugs.map((slug, index) => (
						<li key={slug} className="place-chip">
							<span>{nameOf(slug)}</span>
							<button
								type="button"
								aria-label={`Remove ${nameOf(slug)} from ${label.toLowerCase()}`}
								title={`Remove ${nameOf(slug)}`}
								onClick={() => remove(index, slug)}
							>
								<span aria-hidden="true">×</span>
							</button>
						</li>
					))}
				</ul>
			)}
			<p className="visually-hidden" role="status">
				{said}
			</p>
		</div>
	);
}

function nameOf(slug: string): string {
	const choice = placeChoice(slug);
	return choice ? `${choice.name}, ${choice.country}` : `${slug} (no longer in the list of places)`;
}
