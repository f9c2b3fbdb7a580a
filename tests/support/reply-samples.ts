/** A whole body for each call by which the desk answers somebody or edits its templates. */
export const replySamples = {
	'POST /api/desk/inquiries/:id/replies': { body: 'Dear {name}, yes.', seen: 0 },
	'POST /api/desk/applications/:id/replies': { body: 'Dear {name}, yes.', seen: 0 },
	'POST /api/desk/custom-offers/:id/replies': { body: 'Dear {name}, yes.', seen: 0 },
	'POST /api/desk/proposals/:id/replies': { body: 'Dear {name}, yes.', seen: 0 },
	'PATCH /api/desk/inquiries/:id/conversation': { state: 'Done', version: 1 },
	'PATCH /api/desk/applications/:id/conversation': { state: 'Done', version: 1 },
	'PATCH /api/desk/custom-offers/:id/conversation': { state: 'Done', version: 1 },
	'PATCH /api/desk/proposals/:id/conversation': { state: 'Done', version: 1 },
	'POST /api/desk/templates': { name: 'Good day', body: 'Good day, {name}' },
	'PUT /api/desk/templates/:id': { name: 'Good day', body: 'Good day, {name}' },
};
