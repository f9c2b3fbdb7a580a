/** A failure that whoever runs the process can put right: its message is one line that says how. */
export class ErrorForPeople extends Error {
	override name = 'ErrorForPeople';
}
