/**
 * The version of the messages between host and client. Both say it in their first message; unequal versions do not talk.
 * Raised whenever a message changes in a way that an older peer would misread.
 */
export const PROTOCOL_VERSION = 9;

/** What `/health`, announcements and the first message call the app. */
export const APP_NAME = 'auction-night';

/** The TCP port a host takes if it is free; otherwise the next free one after it. */
export const DEFAULT_PORT = 47474;
