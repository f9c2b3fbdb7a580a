/** The id of the element that holds what the chosen tab shows. */
export const tabPanelId = 'tab-panel';
