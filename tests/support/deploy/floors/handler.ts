/** The least that a function can be. */
export default function answer(): Response {
	return Response.json({});
}
