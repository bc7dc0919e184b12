/** How long somebody who is there may think. `gentle`: a signal after a minute, after two a bot makes this one choice; `strict`: after half a minute. */
export const TURN_CLOCKS = ['off', 'gentle', 'strict'] as const;
export type TurnClock = (typeof TURN_CLOCKS)[number];

/** Milliseconds that a choice may take, and how many are left when the signal comes. */
export const TURN_TIME = {
  gentle: { all: 120_000, signalAt: 60_000 },
  strict: { all: 30_000, signalAt: 10_000 },
} as const satisfies Record<Exclude<TurnClock, 'off'>, { readonly all: number; readonly signalAt: number }>;

/** Who may come and sit down: everybody, whom the host admits, nobody new. */
export const JOIN_POLICIES = ['open', 'ask', 'closed'] as const;
export type JoinPolicy = (typeof JOIN_POLICIES)[number];

/** Why a bot makes one choice for a person who plays: the host wished so, or the time was over. */
export type HelpReason = 'host' | 'clock';

/** Why a host pauses a game. */
export const PAUSE_REASONS = ['break', 'food', 'waiting', 'question'] as const;
export type HostPause = (typeof PAUSE_REASONS)[number];

/** Why a game is paused: a host wished so, or the program was started again and not everybody is back yet. */
export type PauseReason = HostPause | 'restart';

/** Milliseconds for which somebody who is there may think before anybody else is told, or can do something about it. */
export const PATIENCE = 20_000;

/** Milliseconds in which a code brings a seat to another device. */
export const CODE_TIME = 120_000;
