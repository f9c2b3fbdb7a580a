import type { FieldValues, Path } from 'react-hook-form';

import type { FormErrors } from '../use-catalog-form.ts';

/**
 * What is wrong with a list of choices as a whole, or with the first of them that is wrong.
 * @param path of the list
 * @param count how many are chosen
 */
export function listError<Form extends FieldValues>(
	error: FormErrors<Form>,
	path: Path<Partial<Form>>,
	count: number,
): string | undefined {
	const items = Array.from({ length: count }, (_, index) => `${path}.${index}`);
	return [path, ...items].map((each) => error(each as typeof path)).find(Boolean);
}
