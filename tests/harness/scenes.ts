import { PATIENCE } from '../../core/base/hosting.ts';
import { games } from '../../core/games/index.ts';
import type { Rejection } from '../../core/base/rejection.ts';
import type { CloseCode } from '../../core/protocol/close-codes.ts';
import type { HostFrame, TableFrame } from '../../core/protocol/frames.ts';
import { closed, withEvening } from './evenings.ts';
import { shellPresses, type Moments, type Press } from './moments.ts';
import type { Still } from './recording.ts';

/** What the host does besides showing the recorded frame. */
export type Conduct =
  /** It lets nobody in. */
  | { readonly type: 'refuses'; readonly error: Rejection }
  /** Then it shows this. */
  | { readonly type: 'goes-on'; readonly frame: TableFrame }
  /** Then, and whenever somebody comes, it ends the connection with this word. */
  | { readonly type: 'closes'; readonly code: CloseCode }
  /** Then it answers no more; `isLong`: for as long as it takes to be told what to do. */
  | { readonly type: 'is-lost'; readonly isLong: boolean };

/** One picture: an address of the app, what the table there shows, and what is pressed then. */
export interface Scene {
  /** `money-5-bid`, `shell-home`. */
  readonly name: string;
  /** The fragment of the page's address. */
  readonly path: string;
  /** Whether the device is the one of the person who hosts. */
  readonly isOwner: boolean;
  readonly still?: Still;
  readonly press?: Press;
  readonly isTelevision?: boolean;
  /** It comes up when something goes wrong: most people never see it. */
  readonly isSeldom?: boolean;
  /** The page was loaded from another computer: it may lose its host for good. */
  readonly isElsewhere?: boolean;
  readonly conduct?: Conduct;
  /** It cannot be drawn, which the page reports. */
  readonly isBroken?: boolean;
  /** What the host itself says, changed. */
  readonly house?: (frame: HostFrame) => HostFrame;
  /** A page that the host shows instead of the app, by its path, and whether it was called by a name that is not its own. */
  readonly notice?: { readonly path: string; readonly isMisnamed: boolean };
}

/** Whether a scene is a question of a game as it is first seen. */
export const isQuestion = ({ name, still }: Scene): boolean =>
  still?.frame.table.phase === 'playing' && /-\d-[a-z]+$/.test(name);

/** The screens without a table, by their names. */
const SCREENS: Readonly<Record<string, string>> = {
  home: '/',
  host: '/host',
  play: '/play',
  join: '/join',
  learn: '/learn',
  protection: '/protection',
  settings: '/settings',
  rules: '/rules',
  ...Object.fromEntries(Object.keys(games).map((game) => [`rules-${game}`, `/rules/${game}`])),
};

/** The scenes of a game with so many players; what is only looked at is also there when it has lasted long. */
export const gameScenes = (
  game: string,
  players: number,
  moments: Moments,
  stills: ReadonlyMap<string, Still>,
): Scene[] =>
  Object.entries(moments).flatMap(([moment, { press, isTelevision }]) => {
    const still = stills.get(moment);
    if (still === undefined) return [];
    const name = `${game}-${players}-${moment}`;
    const { table, game: played } = still.frame;
    const shown = table.phase === 'ended' ? withBot(still) : still;
    if (isTelevision === true)
      return [
        televisionScene(name, shown),
        ...(game === 'money' && table.phase === 'ended'
          ? [televisionScene(`${name}-closing`, closed(withEvening(shown, 8, 12)))]
          : []),
      ];
    const canLast = press === undefined && table.phase === 'playing' && (played?.awaits.length ?? 0) > 0;
    return [
      tableScene(name, shown, press),
      ...(game === 'money' && moment === 'result' ? eveningScenes(name, shown) : []),
      ...(canLast ? [tableScene(`${name}-late`, lastingLong(still))] : []),
    ];
  });

/** The result of a long evening, and the closing pages of a long and of a short one. */
const eveningScenes = (name: string, still: Still): Scene[] => [
  tableScene(`${name}-evening`, withEvening(still, 8, 12)),
  tableScene(`${name}-closing`, closed(withEvening(still, 8, 12))),
  tableScene(`${name}-closing-short`, closed(withEvening(still, 2, 3))),
];

/** The last seat is a bot's. */
function withBot({ frame, ...rest }: Still): Still {
  const last = frame.table.seats.length - 1;
  const seats = frame.table.seats.map((who, at) =>
    who.type === 'person' && at === last && !frame.you.seats.some((own) => own === at)
      ? {
          type: 'bot' as const,
          name: who.name,
          colour: who.colour,
          bot: 'regular',
          character: 'agnes' as const,
        }
      : who,
  );
  return { frame: { ...frame, table: { ...frame.table, seats } }, ...rest };
}

/** All who are asked have been for long, and whoever looks has a clock. */
function lastingLong({ frame, ...rest }: Still): Still {
  const { table, game, you } = frame;
  const waited = Object.fromEntries((game?.awaits ?? []).map((at) => [at, PATIENCE + 5000]));
  const seats = table.seats.map((who, at) =>
    who.type === 'person' && you.seats.some((own) => own === at && game?.awaits.includes(own) === true)
      ? { ...who, clockLeft: 45_000 }
      : who,
  );
  return { frame: { ...frame, table: { ...table, waited, seats } }, ...rest };
}

/** The scenes of the shell: every screen, what only guests see of them, and what is around every table. */
export function shellScenes(stills: ReadonlyMap<string, Still>): Scene[] {
  const plain: Scene[] = [
    ...Object.entries(SCREENS).map(([name, path]) => ({ name: `shell-${name}`, path, isOwner: true })),
    { name: 'shell-home-guest', path: '/', isOwner: false },
    ...[...stills].map(([name, still]) =>
      name === 'television-lobby'
        ? televisionScene(`shell-${name}`, still)
        : tableScene(`shell-${name}`, withoutQuestion(still)),
    ),
    ...[...stills].flatMap(([name, still]) =>
      still.frame.you.familiar === undefined ? [] : [tableScene(`shell-${name}-familiar`, still)],
    ),
  ];
  const pressed = Object.entries(shellPresses).flatMap(([name, { at, press }]) =>
    plain
      .filter((scene) => scene.name === `shell-${at}`)
      .map((scene) => ({ ...scene, name: `shell-${name}`, press })),
  );
  return [...plain, ...pressed];
}

/** Nobody is asked whether they are somebody of the house: that has a scene of its own. */
function withoutQuestion({ frame, ...rest }: Still): Still {
  const { familiar: _familiar, ...you } = frame.you;
  return { frame: { ...frame, you }, ...rest };
}

/** On the computer that hosts, where the host says how to join. */
const televisionScene = (name: string, still: Still): Scene => ({
  name,
  path: `/tv/${still.frame.table.id}`,
  isOwner: true,
  still,
  isTelevision: true,
});

const tableScene = (name: string, still: Still, press?: Press): Scene => ({
  name,
  path: `/table/${still.frame.table.id}`,
  isOwner: still.frame.you.owner,
  still,
  ...(press === undefined ? {} : { press }),
});
