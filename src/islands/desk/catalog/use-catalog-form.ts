import { type FormEvent, useRef, useState } from 'react';
import { type FieldValues, type Path, type PathValue } from 'react-hook-form';

import type { EnteredState } from '#src/domain/catalog/catalog-state.ts';
import { priceFall } from '#src/domain/desk/price-fall.ts';
import type { CatalogActions } from '#src/stores/desk/catalog-actions.ts';
import { confirmed } from '#src/stores/desk/confirm.ts';
import type { Saved } from '#src/stores/desk/entered-rows.ts';

import { useContractForm } from '../../forms/use-contract-form.ts';

type ContractForm<Form extends FieldValues> = Parameters<typeof useContractForm<Form>>[0];

type Options<Form extends FieldValues, Row extends { id: number; version: number }> = {
	/** null for a new one. */
	row: Row | null;
	schema: ContractForm<Form>['schema'];
	/** What the form begins with. */
	values: (row: Row | null) => Partial<Form>;
	actions: Pick<CatalogActions<Form, Row>, 'save'>;
	/** What one person pays, in dollars: where it falls far, it is asked whether that is meant. */
	priceOf?: (entered: Form | Row) => number;
	/** Where a new one begins, unless it is saved as a draft. */
	begins?: EnteredState;
};

type Conflict<Row> = Omit<Extract<Saved<Row>, { state: 'changed meanwhile' }>, 'state'>;

/** The form of a catalog row: how it is saved, and what can be done when somebody else saved the row first. */
export function useCatalogForm<
	Form extends FieldValues,
	Row extends { id: number; version: number },
>({ row, schema, values, actions, priceOf, begins = 'published' }: Options<Form, Row>) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [seen, setSeen] = useState(row);
	const [conflict, setConflict] = useState<Conflict<Row> | null>(null);
	// What the submission on its way is to become: told by the button, which is pressed before the form hears of it.
	const draft = useRef({ isWanted: false, isSent: false });
	const contractForm = useContractForm<Form>({
		schema,
		// What the form begins with are whole values, as what it ends with.
		defaults: values(row) as NonNullable<ContractForm<Form>['defaults']>,
		send: async (fields) => {
			const fall = priceOf && seen ? priceFall(priceOf(seen), priceOf(fields)) : null;
			if (fall !== null && !(await isMeant(fall))) return {};
			const close = () => dialog.current?.close();
			const state = draft.current.isSent ? 'draft' : begins;
			const saved = await actions.save(row?.id ?? null, fields, close, state);
			setConflict(saved.state === 'changed meanwhile' ? saved : null);
			return saved.state === 'refused' ? (saved.fields as Record<keyof Form, string>) : {};
		},
	});
	const { form } = contractForm;

	const takeOver = (current: Row, mine: Partial<Form>) => {
		form.reset(values(current));
		for (const [name, value] of Object.entries(mine)) {
			const path = name as Path<Partial<Form>>;
			form.setValue(path, value as PathValue<Partial<Form>, typeof path>, { shouldDirty: true });
		}
		setSeen(current);
		setConflict(null);
		dialog.current?.querySelector('h2')?.focus();
	};

	return {
		...contractForm,
		onSubmit: (event: FormEvent) => {
			draft.current = { isWanted: false, isSent: draft.current.isWanted };
			contractForm.onSubmit(event);
		},
		/** Sends a new row that is not to be published yet. */
		saveDraft: (element: HTMLFormElement | null) => {
			draft.current.isWanted = true;
			element?.requestSubmit();
		},
		dialog,
		/** The row as the form knows it: as it was opened, or taken over since. */
		seen,
		conflict,
		/** Throws away what was typed, for the row as it is now. */
		loadCurrent: () => conflict && takeOver(conflict.current, {}),
		/** Keeps what was changed here; everything else becomes as it is now. */
		keepMine: () => {
			if (!conflict) return;
			takeOver(conflict.current, changes(values(seen), form.getValues()));
		},
	};
}

export type CatalogForm<
	Form extends FieldValues,
	Row extends { id: number; version: number },
> = ReturnType<typeof useCatalogForm<Form, Row>>;
export type FormControl<Form extends FieldValues> = ReturnType<
	typeof useContractForm<Form>
>['form'];
export type FormErrors<Form extends FieldValues> = ReturnType<
	typeof useContractForm<Form>
>['error'];

function isMeant(hint: string): Promise<boolean> {
	return confirmed({ title: 'Save this price?', hint, yes: 'Save It', no: 'Go Back' });
}

function changes<Values extends object>(before: Values, after: Values): Partial<Values> {
	const known = new Map(
		Object.entries(before).map(([name, value]) => [name, JSON.stringify(value)]),
	);
	const changed = Object.entries(after).filter(
		([name, value]) => JSON.stringify(value) !== known.get(name),
	);
	return Object.fromEntries(changed) as Partial<Values>;
}
