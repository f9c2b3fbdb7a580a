import { type JobDepartment, jobDepartments } from '#src/domain/editorial/categories.ts';
import { noFilter } from '#src/domain/editorial/filtered-list.ts';
import { slugOf } from '#src/domain/text/slug.ts';
import { departmentPath, paths } from '#src/paths.ts';

/** Where the jobs of all departments are listed, and those of each. */
export const departmentLinks = [
	{ name: 'All Departments', path: paths.careers, filter: noFilter, title: 'Careers' },
	...jobDepartments.map((department) => ({
		name: department,
		path: departmentPath(slugOf(department)),
		filter: slugOf(department),
		title: titleOf(department),
	})),
];

/** What the page with the jobs of a department is called. */
export function titleOf(department: JobDepartment): string {
	return `${department} jobs`;
}
