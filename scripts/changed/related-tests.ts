import { deepTestsAlone, isOneOf, testsOfBuild, testsOfDeploy } from '../test-files.ts';
import { distancesFrom, type Importers } from './importers.ts';

/** More would not be done within the minute. */
const most = 16;

const notHere = [...testsOfBuild, ...deepTestsAlone, testsOfDeploy, 'tests/{engines,hostile}/**'];

type RelatedTests = {
	/** The nearest to what was changed, nearest first. */
	files: string[];
	/** How many more need what was changed. */
	left: number;
};

/** The tests without browser or build that need any of the changed files by what they import. */
export function relatedTests(changed: readonly string[], importers: Importers): RelatedTests {
	const related = Array.from(distancesFrom(changed, importers))
		.filter(([file]) => file.endsWith('.test.ts') && !isOneOf(file, notHere))
		.toSorted(([, one], [, other]) => one - other)
		.map(([file]) => file);
	return { files: related.slice(0, most), left: Math.max(0, related.length - most) };
}
