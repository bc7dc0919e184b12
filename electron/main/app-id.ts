/** The name by which systems know the app; the installers use it, too. */
export const APP_ID = 'org.auction-night.app';
