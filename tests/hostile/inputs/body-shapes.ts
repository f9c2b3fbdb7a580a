/** Text or bytes as they are sent. */
type Raw = string | Uint8Array;

type BodyShape = [name: string, make: (valid: Record<string, unknown>) => Raw];

const utf8 = new TextEncoder();

/** Bodies of another shape than the one that is asked for, each made of a valid one. */
export const bodyShapes: BodyShape[] = [
	['nothing', () => ''],
	['spaces', () => ' \n\t '],
	['null', () => 'null'],
	['true', () => 'true'],
	['a number', () => '1'],
	['a number without end', () => '1e999'],
	['text', (valid) => JSON.stringify(JSON.stringify(valid))],
	['an empty object', () => '{}'],
	['an empty list', () => '[]'],
	['a list of it', (valid) => JSON.stringify([valid])],
	['it within another', (valid) => JSON.stringify({ body: valid })],
	['it twice', (valid) => JSON.stringify(valid).repeat(2)],
	['half of it', (valid) => JSON.stringify(valid).slice(0, -8)],
	['one bracket', () => '{'],
	['a comma too many', (valid) => JSON.stringify(valid).replace('}', ',}')],
	['a comment in it', (valid) => JSON.stringify(valid).replace('{', '{/* hello */')],
	['single quotes', (valid) => JSON.stringify(valid).replaceAll('"', "'")],
	['NaN', (valid) => JSON.stringify(valid).replace(/:/, ':NaN,"x":')],
	['a form', (valid) => new URLSearchParams(textsOf(valid)).toString()],
	[
		'XML',
		() => '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
	],
	[
		'bytes that are no UTF-8',
		(valid) => bytes([0xff, 0xfe, ...utf8.encode(JSON.stringify(valid))]),
	],
	['UTF-16', (valid) => new Uint8Array(Buffer.from(JSON.stringify(valid), 'utf16le'))],
	['a byte order mark', (valid) => `\ufeff${JSON.stringify(valid)}`],
	['a NUL behind it', (valid) => `${JSON.stringify(valid)}\0`],
	['every field nothing', (valid) => JSON.stringify(mapped(valid, () => null))],
	['every field a list of it', (valid) => JSON.stringify(mapped(valid, (value) => [value]))],
	['every field an object', (valid) => JSON.stringify(mapped(valid, () => ({ toString: 1 })))],
	['every field empty', (valid) => JSON.stringify(mapped(valid, () => ''))],
	['ten thousand fields', () => JSON.stringify(Object.fromEntries(manyKeys(5000)))],
	['lists within lists', () => '['.repeat(30_000) + ']'.repeat(30_000)],
	['objects within objects', () => '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
	['more than may be sent', (valid) => JSON.stringify({ ...valid, more: 'x'.repeat(70_000) })],
];

/** Bodies that say more than they may, of which whoever takes them believes nothing. */
export const additions: [name: string, added: string][] = [
	['a role', '"isAdmin":true,"role":"admin"'],
	['an id and a state', '"id":1,"status":"Confirmed","createdAt":"2020-01-01T00:00:00Z"'],
	['a prototype', '"__proto__":{"isAdmin":true}'],
	['a constructor', '"constructor":{"prototype":{"isAdmin":true}}'],
	['a reference', '"reference":"BD0000000","bookingId":"BD0000000","attemptId":"x"'],
];

function mapped(valid: object, change: (value: unknown) => unknown): object {
	return Object.fromEntries(Object.entries(valid).map(([name, value]) => [name, change(value)]));
}

function textsOf(valid: object): Record<string, string> {
	return Object.fromEntries(Object.entries(valid).map(([name, value]) => [name, String(value)]));
}

function manyKeys(count: number): [string, number][] {
	return Array.from({ length: count }, (_, index) => [`field${index}`, index]);
}

function bytes(values: number[]): Uint8Array {
	return Uint8Array.from(values);
}
