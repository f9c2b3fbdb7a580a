import { type ReactNode, useState } from 'react';

import type { ListView } from '#src/stores/desk/list-view.ts';
import { useNow } from '#src/ui/use-now.ts';

import type { Column } from '../panel/column.ts';
import { daysInWords } from '../panel/days-in-words.ts';
import { FilterField } from '../panel/FilterField.tsx';
import { useLoadedAhead } from '../panel/LazyPart.tsx';
import type { ListTabProps } from '../panel/list-tab-props.ts';
import { ListTab } from '../panel/ListTab.tsx';
import { useList } from '../panel/use-list.ts';
import { WhenFilter } from '../panel/WhenFilter.tsx';

type Words = 'title' | 'words' | 'searches' | 'failed' | 'empty' | 'tools';

type Props<Row> = Pick<ListTabProps<Row>, Words> & {
	/** The one act of a row, and the way to all others, which opens it. */
	actions?: (row: Row, onMore: () => void) => ReactNode;
	/** Asks for the list in a view. */
	query: Parameters<typeof useList<Row>>[0];
	columnsAt: (now: Date) => Column<Row>[];
	/** What the list is narrowed by: where its requests stand, in its own words and as the API calls it. */
	standing: { label: string; name: 'state' | 'status' | 'standing'; values: readonly string[] };
	/** The dialog of a request; its script is fetched ahead. */
	dialog: {
		fetchIt: () => Promise<unknown>;
		draw: (row: Row, now: Date, onClosed: () => void) => ReactNode;
	};
};

/** The requests of a kind, and the one that is opened. */
export function RequestsTab<Row extends { id: number }>({
	query,
	columnsAt,
	standing: { label, name, values },
	dialog,
	actions,
	...words
}: Props<Row>) {
	const list = useList(query);
	const [opened, setOpened] = useState<Row | null>(null);
	useLoadedAhead(dialog);
	const now = useNow();
	return (
		<>
			<ListTab
				{...words}
				list={list}
				columns={columnsAt(now)}
				onOpen={setOpened}
				{...(actions && { actions: (row: Row) => actions(row, () => setOpened(row)) })}
				filters={
					<>
						<FilterField
							label={label}
							name={name}
							value={list.view.choices[name]}
							options={values.map((value) => ({ value, label: value }))}
						/>
						<AskedFilter choices={list.view.choices} />
					</>
				}
			/>
			{opened && dialog.draw(opened, now, () => setOpened(null))}
		</>
	);
}

/** The days that the list is narrowed to by a figure of Numbers. */
function AskedFilter({ choices: { askedFrom, askedTo } }: { choices: ListView['choices'] }) {
	const days = daysInWords(askedFrom, askedTo);
	return days && <WhenFilter words={`Asked ${days}`} names={['askedFrom', 'askedTo']} />;
}
