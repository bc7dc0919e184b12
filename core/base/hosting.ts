/** How long a connected person may think. `gentle`: a signal after one minute, a bot makes the choice after two. `strict`: a bot after 30 s. */
export const TURN_CLOCKS = ['off', 'gentle', 'strict'] as const;
export type TurnClock = (typeof TURN_CLOCKS)[number];

/** Milliseconds per choice (`all`), and the remaining milliseconds at which the signal comes. */
export const TURN_TIME = {
  gentle: { all: 120_000, signalAt: 60_000 },
  strict: { all: 30_000, signalAt: 10_000 },
} as const satisfies Record<Exclude<TurnClock, 'off'>, { readonly all: number; readonly signalAt: number }>;

/** Who may take a seat: everybody, whoever the host admits, or nobody. */
export const JOIN_POLICIES = ['open', 'ask', 'closed'] as const;
export type JoinPolicy = (typeof JOIN_POLICIES)[number];

/** Why a bot makes one choice for a connected person: the host requested it, or the turn clock ran out. */
export type HelpReason = 'host' | 'clock';

/** The reasons that a host can give for a pause. */
export const PAUSE_REASONS = ['break', 'food', 'waiting', 'question'] as const;
export type HostPause = (typeof PAUSE_REASONS)[number];

/** Why a match is paused: by a host, or because the program restarted and people are still missing. */
export type PauseReason = HostPause | 'restart';

/** Milliseconds that a connected person may think before others are notified, or can act on it. */
export const PATIENCE = 20_000;

/** Milliseconds for which the code of a seat transfer is valid. */
export const CODE_TIME = 120_000;
