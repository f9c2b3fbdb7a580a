type ByteRange =
	| { kind: 'whole' }
	| { kind: 'part'; first: number; last: number }
	| { kind: 'unsatisfiable' };

/**
 * What a Range header asks of `length` bytes (RFC 9110, section 14). Several ranges, other units and
 * malformed headers get the whole content, as the standard allows.
 */
export function parseRange(header: string | undefined, length: number): ByteRange {
	const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
	if (match === null) return { kind: 'whole' };
	const [, from = '', to = ''] = match;
	if (from === '' && to === '') return { kind: 'whole' };

	if (from === '') {
		const suffix = Number(to);
		if (suffix === 0 || length === 0) return { kind: 'unsatisfiable' };
		return { kind: 'part', first: Math.max(0, length - suffix), last: length - 1 };
	}
	const first = Number(from);
	const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
	if (to !== '' && Number(to) < first) return { kind: 'whole' };
	if (first >= length) return { kind: 'unsatisfiable' };
	return { kind: 'part', first, last };
}
