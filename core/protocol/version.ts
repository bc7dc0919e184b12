/**
 * The version of the messages between host and client. Both send it in their first message; different versions do not connect. Raise it
 * when a message changes in a way that an older peer would misread.
 */
export const PROTOCOL_VERSION = 10;

/** The app's name in `/health`, announcements and the first message. */
export const APP_NAME = 'auction-night';

/** The host's default TCP port; if it is taken, the next free one after it. */
export const DEFAULT_PORT = 47474;
