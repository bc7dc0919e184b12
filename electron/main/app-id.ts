/** The app's id for operating systems, also used by the installers. */
export const APP_ID = 'org.auction-night.app';
