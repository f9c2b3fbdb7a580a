import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import { type Fact, type FactLines, factsOf } from '../panel/fact-lines.ts';
import { FormDialog } from '../panel/FormDialog.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import type { CatalogForm } from './use-catalog-form.ts';

/** What a row says, by the labels of its form: all that was entered. */
export type RowFacts<Row> = FactLines<Exclude<keyof Row, keyof Revision>, Row, string>;
type Revision = { id: number; version: number; updatedAt: string; deletedAt: string | null };

type Props<Form extends FieldValues, Row extends { id: number; version: number }> = {
	catalogForm: CatalogForm<Form, Row>;
	/** One of them: 'tour package'. */
	name: string;
	/** What the row is called. */
	nameOf: (row: Row) => string;
	facts: RowFacts<Row>;
	/** Whether a new one can wait as a draft. */
	hasDrafts?: boolean;
	onClosed: () => void;
	/** Its fields. */
	children: ReactNode;
};

/** The dialog in which a catalog row is entered or changed. */
export function CatalogDialog<
	Form extends FieldValues,
	Row extends { id: number; version: number },
>(props: Props<Form, Row>) {
	const { catalogForm, name, nameOf, facts, hasDrafts = false, onClosed, children } = props;
	const { dialog, form, seen, conflict, onSubmit, saveDraft, loadCurrent, keepMine } = catalogForm;
	const { isDirty, isSubmitting } = form.formState;
	return (
		<FormDialog
			ref={dialog}
			title={seen ? `Edit ${nameOf(seen)}` : `Add ${name}`}
			button={seen ? 'Save Changes' : `Add ${name}`}
			other={hasDrafts && !seen ? { title: 'Save as draft', press: saveDraft } : undefined}
			isChanged={isDirty}
			isSending={isSubmitting}
			onSubmit={onSubmit}
			onClosed={onClosed}
		>
			{conflict && seen && (
				<ChangedMeanwhile
					message={conflict.message}
					changed={differing(
						factsOf<Row, string>(facts, seen),
						factsOf<Row, string>(facts, conflict.current),
					)}
					onLoad={loadCurrent}
					onKeep={keepMine}
				/>
			)}
			{children}
		</FormDialog>
	);
}

function differing(before: readonly Fact<string>[], now: readonly Fact<string>[]) {
	const known = new Map(before);
	return now.filter(([label, text]) => known.get(label) !== text);
}
