/** Stands where a part of the back office should be whose script did not come, or failed. */
export function NotLoaded() {
	return (
		<div className="grid justify-items-start gap-4">
			<p role="alert" className="notice notice-error">
				This part of the back office could not be loaded. The connection may have been interrupted,
				or the site was updated since you opened this page.
			</p>
			<button type="button" className="button button-primary" onClick={() => location.reload()}>
				Reload the page
			</button>
		</div>
	);
}
