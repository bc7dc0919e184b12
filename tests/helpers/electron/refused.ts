/** Begins each line with which the stand-in says that something was used that Electron does not have, or not then and there. */
export const REFUSED = 'stand-in: ';
