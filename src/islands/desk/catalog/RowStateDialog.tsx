import { type ReactNode, useState } from 'react';

import type { PreviewLink } from '#src/contract/desk/catalog-state.ts';
import { type CatalogState, nextStates } from '#src/domain/catalog/catalog-state.ts';
import { keptDays } from '#src/domain/desk/deleted-rows.ts';
import { confirmed } from '#src/stores/desk/confirm.ts';

import { RecordDialog } from '../panel/RecordDialog.tsx';
import { PreviewAddress } from './PreviewAddress.tsx';
import { StateBadge } from './StateBadge.tsx';

type Props = {
	state: CatalogState;
	rowName: string;
	/** What sentences call it: 'tour package'. */
	kind: string;
	actions: RowStateActions;
	mayDelete: boolean;
	onClosed: () => void;
};

/** What can be done with a row beside editing it: to look at it as its page, to copy it, to change where it stands, and to delete it. */
export function RowStateDialog(props: Props) {
	const { state, rowName, kind, actions, mayDelete, onClosed } = props;
	const [isBusy, setBusy] = useState(false);
	const [link, setLink] = useState<PreviewLink | null>(null);
	const press = (act: () => Promise<unknown>) => async () => {
		if (isBusy) return;
		setBusy(true);
		await act();
		setBusy(false);
	};
	const duplicate = press(async () => {
		const openCopy = await actions.duplicate();
		if (!openCopy) return;
		onClosed();
		openCopy();
	});
	const remove = press(async () => {
		if (!(await isSureToDelete(props))) return;
		onClosed();
		await actions.remove();
	});
	const change = (wanted: CatalogState) =>
		press(async () => {
			if (wanted === 'archived' && !(await mayArchive(props))) return;
			if (wanted === 'published' && !(await mayPublish(props))) return;
			if (await actions.changeState(wanted)) onClosed();
		});
	return (
		<RecordDialog title={rowName} onClosed={onClosed}>
			<p className="flex flex-wrap items-center gap-3">
				<StateBadge state={state} />
				<span>{standing[state]}</span>
			</p>
			<ul className="grid gap-3">
				{state !== 'published' && (
					<Action
						name="Preview"
						about={rowName}
						isBusy={isBusy}
						onPress={press(async () => setLink(await actions.preview()))}
					>
						Shows the page as it will look, by a link that opens without signing in.
						{link && <PreviewAddress key={link.path} link={link} />}
					</Action>
				)}
				{nextStates[state].map((next) => (
					<Action
						key={next}
						name={changes[next].name}
						about={rowName}
						isBusy={isBusy}
						onPress={change(next)}
						isFirst={next === 'published'}
					>
						{changes[next].says}
					</Action>
				))}
				<Action name="Duplicate" about={rowName} isBusy={isBusy} onPress={duplicate}>
					Makes a copy as a draft, and opens it: another {kind} to begin with.
				</Action>
				{mayDelete && (
					<Action name="Delete" about={rowName} isBusy={isBusy} onPress={remove}>
						Takes it out of the catalog. It can be brought back for {keptDays} days.
					</Action>
				)}
			</ul>
		</RecordDialog>
	);
}

const standing: Record<CatalogState, string> = {
	draft: 'Only the desk sees it, and whoever has a link to its preview.',
	published: 'Everybody sees it.',
	archived: 'It is put away until it is published again: what was booked stays as it is.',
};

const changes: Record<CatalogState, { name: string; says: string }> = {
	published: {
		name: 'Publish',
		says: 'Says what everybody will see, then puts it on the site at once.',
	},
	archived: {
		name: 'Archive',
		says: 'Takes it off the site and puts it away; bookings of it stay.',
	},
	draft: { name: 'Back to draft', says: 'Takes it off the site, to be worked on.' },
};

function mayArchive({ rowName, kind, actions }: Props): Promise<boolean> {
	return confirmed({
		title: `Archive this ${kind}?`,
		about: rowName,
		findOut: actions.uses,
		hint: 'It leaves the site at once. It can be published again at any time.',
		yes: 'Archive',
	});
}

function mayPublish({ rowName, kind, actions }: Props): Promise<boolean> {
	return confirmed({
		title: `Publish this ${kind}?`,
		about: rowName,
		findOut: actions.shows,
		hint: 'It can be taken back to a draft at any time.',
		yes: 'Publish',
	});
}

function isSureToDelete({ rowName, kind, actions }: Props): Promise<boolean> {
	return confirmed({
		title: `Are you sure you want to delete this ${kind}?`,
		about: rowName,
		findOut: actions.references,
		hint: `It can be brought back for ${keptDays} days.`,
		yes: 'Delete',
	});
}

type ActionProps = {
	name: string;
	about: string;
	isBusy: boolean;
	isFirst?: boolean;
	onPress: () => Promise<void>;
	children: ReactNode;
};

function Action({ name, about, isBusy, isFirst = false, onPress, children }: ActionProps) {
	return (
		<li className="grid items-center gap-x-5 gap-y-2 border-t border-line pt-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
			<button
				type="button"
				className={`button ${isFirst ? 'button-primary' : 'button-secondary'}`}
				aria-disabled={isBusy}
				onClick={() => void onPress()}
			>
				{name}
				<span className="visually-hidden"> {about}</span>
			</button>
			<div>{children}</div>
		</li>
	);
}

/** What can be done with where a row stands; each says itself how it went. */
type RowStateActions = {
	/** @returns whether it stands there now */
	changeState: (state: CatalogState) => Promise<boolean>;
	/** Makes a copy. @returns what opens its form; null where none could be made */
	duplicate: () => Promise<(() => void) | null>;
	/** @returns null where no link could be made */
	preview: () => Promise<PreviewLink | null>;
	/** What everybody sees once it is published, in a sentence. */
	shows: () => Promise<string>;
	/** By how many bookings it is used, in a sentence. */
	uses: () => Promise<string>;
	/** What refers to it, in a sentence. */
	references: () => Promise<string>;
	/** Deletes it. */
	remove: () => Promise<unknown>;
};
