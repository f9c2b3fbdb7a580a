import type * as z from 'zod/mini';

import { explainProblems } from './explain-problem.ts';
import type { FileProblems } from './folder-problems.ts';
import { readJson } from './json-text.ts';
import { countryRecord, placeRecord } from './place-schemas.ts';

const placesFile = 'content/places.json';
const countriesFile = 'content/countries.json';

/**
 * Reads the lists of places and countries.
 * @returns what is wrong in them, and the slugs that others may name: null where the list cannot be read
 */
export async function readPlaceLists(): Promise<{
	problems: FileProblems[];
	slugs: string[] | null;
}> {
	const countries = await readRecords(countriesFile, countryRecord, 'code');
	const places = await readRecords(placesFile, placeRecord, 'slug');
	const codes = countries.keys;
	const strangers = codes === null ? [] : unknownCountries(places.records, codes);
	return {
		problems: [
			{ path: countriesFile, problems: countries.problems },
			{ path: placesFile, problems: [...places.problems, ...strangers] },
		],
		slugs: places.keys,
	};
}

type Records = { records: unknown[]; keys: string[] | null; problems: string[] };

/** @param key the field by which others name a record: no two may share it */
async function readRecords(
	path: string,
	schema: z.ZodMiniType,
	key: 'slug' | 'code',
): Promise<Records> {
	const read = await readJson(path);
	if ('problem' in read) return { records: [], keys: null, problems: [read.problem] };
	if (!Array.isArray(read.data)) {
		return { records: [], keys: null, problems: ['the file: Write a list between [ and ].'] };
	}
	const records: unknown[] = read.data;
	const keys = records.map((record) => textIn(record, key));
	const problems = records.flatMap((record, index) => {
		const name = nameOf(records, index, key);
		const result = schema.safeParse(record);
		const wrong = result.success ? [] : explainProblems(result.error.issues, record);
		const isTwice = keys[index] !== '' && keys.indexOf(keys[index] ?? '') !== index;
		const twice = `${key}: found "${keys[index]}", which another has already. Write one of its own.`;
		return [...wrong, ...(isTwice ? [twice] : [])].map((problem) => `${name} ${problem}`);
	});
	return { records, keys, problems };
}

function unknownCountries(places: readonly unknown[], codes: readonly string[]): string[] {
	return places.flatMap((place, index) => {
		const also: unknown = Object(place).alsoIn;
		const named = [textIn(place, 'country'), ...(Array.isArray(also) ? also : [])];
		return named
			.filter((code) => /^[A-Z]{2}$/.test(String(code)) && !codes.includes(String(code)))
			.map(
				(code) =>
					`${nameOf(places, index, 'slug')} country: found "${code}". There is no such country in ${countriesFile}: add it there, or write one of ${codes.join(', ')}.`,
			);
	});
}

/** '12. kyoto,': a record by its place in the list and by its name, for nobody counts a hundred of them. */
function nameOf(records: readonly unknown[], index: number, key: string): string {
	const name = textIn(records[index], key);
	return name === '' ? `${index + 1}.` : `${index + 1}. ${name},`;
}

function textIn(record: unknown, key: string): string {
	const value: unknown = Object(record)[key];
	return typeof value === 'string' ? value : '';
}
