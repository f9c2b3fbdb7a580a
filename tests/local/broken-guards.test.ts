import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { guards } from '../hostile/whole/guards/guards.ts';

// The run that breaks them takes a quarter of an hour: what has moved is told at once.
test.each(guards)('$name stands once where it is broken', ({ file, from }) => {
	expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
});
