import { isSameJson } from '../../../core/base/json.ts';
import type { Seat } from '../../../core/base/ids.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import type { AnyGame, GameTypes } from '../../../core/game.ts';
import { games } from '../../../core/games/index.ts';
import { playRecord } from '../../../core/record/play.ts';
import type { GameRecord } from '../../../core/record/index.ts';
import { whatIf, type WhatIf } from '../../../core/story/what-if.ts';
import { few } from '../../helpers/budget.ts';
import { playedRecord } from '../../helpers/played-record.ts';
import { cpu } from './chances.ts';

/** How many times as many playouts the second answer has. */
const TIMES = 10;
/** Normal deviation of a two-sided interval of 95 %. */
const DEVIATION = 1.96;
/** Draws of another legal action. */
const TRIES = 20;
/** Moments between two lines. */
const BETWEEN = 25;
/** Seconds of computing after which the host's answer is complete, and the playouts of each choice that it has at most. */
const MOST_TIME = 2;
const MOST_GAMES = 1_000;

/** Whether answers agree with those of ten times as many other playouts, and how long they take. */
export function benchWhatIf(
  game: string | undefined,
  moments: number,
  playouts: number,
  first: number,
): void {
  for (const one of Object.values(games).filter(({ name }) => [undefined, name].includes(game)))
    printGame(one, moments, playouts, first);
}

interface Moment {
  readonly record: GameRecord;
  readonly question: WhatIf;
}

function printGame(game: AnyGame, moments: number, playouts: number, first: number): void {
  let within = 0;
  const times: number[] = [];
  for (let number = first; number < first + moments; number++) {
    const { record, question } = momentOf(game, number);
    const { place, made } = whatIf(record, question);
    const firsts = (from: number, to: number): number => {
      let wins = 0;
      for (let playout = from; playout < to; playout++) if (place(playout) === 1) wins++;
      return wins;
    };
    const start = cpu();
    const wins = firsts(0, playouts);
    const time = (cpu() - start) / playouts;
    times.push(time);
    made(0);
    const share = firsts(playouts, playouts + TIMES * playouts) / (TIMES * playouts);
    const [low, high] = wilson(wins, playouts);
    if (share >= low && share <= high) within++;
    if (times.length % BETWEEN === 0 || times.length === moments) print(game, within, times, playouts);
  }
}

/** @param times seconds of processor time of a playout, by moment */
function print({ name }: AnyGame, within: number, times: readonly number[], playouts: number): void {
  const sorted = [...times].sort((one, other) => one - other);
  const part = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const gamesIn = (time: number): number => Math.min(MOST_GAMES, Math.floor(MOST_TIME / (2 * time)));
  const answers = [0.1, 0.5, 0.9].map((share) => `${gamesIn(part(1 - share))}`);
  const full = times.filter((time) => gamesIn(time) === MOST_GAMES).length;
  const mean =
    times.reduce((sum, time) => sum + Math.min(MOST_TIME, 2 * MOST_GAMES * time), 0) / times.length;
  console.log(
    `${name}: ${times.length} moments, ${playouts} and ${TIMES * playouts} playouts: within ${((100 * within) / times.length).toFixed(1)} %; ` +
      `${(1000 * part(0.5)).toFixed(2)} ms a playout (median), games of an answer (10th, 50th, 90th percentile) ${answers.join(', ')}, ` +
      `${((100 * full) / times.length).toFixed(0)} % with all, ${mean.toFixed(2)} s of a processor for an answer (mean)`,
  );
}

/** The interval of a share (Wilson). */
function wilson(count: number, all: number): readonly [number, number] {
  const share = count / all;
  const square = DEVIATION ** 2;
  const middle = (share + square / (2 * all)) / (1 + square / all);
  const half =
    (DEVIATION * Math.sqrt((share * (1 - share)) / all + square / (4 * all ** 2))) / (1 + square / all);
  const rounding = 1e-12;
  return [middle - half - rounding, middle + half + rounding];
}

/** A decision by lot in a match of bots of the rung `casual`, and another choice by lot. */
function momentOf(game: AnyGame, number: number): Moment {
  const { min, max } = game.seats;
  const seed = `what-if/${number}`;
  const rng = createRng(seed);
  const record = playedRecord(game.name, min + (number % (max - min + 1)), seed);
  for (;;) {
    const position = rng.below(record.actions.length);
    const { seat, ...made } = record.actions[position] as GameTypes['action'] & { readonly seat: Seat };
    const action = otherAction(game, record, position, seat, made, rng);
    const worlds = number % 2 === 0 ? 'view' : 'true';
    if (action !== undefined) return { record, question: { seat, position, action, worlds } };
  }
}

/** Another legal action than the one that was made; undefined if none is found. */
function otherAction(
  game: AnyGame,
  record: GameRecord,
  position: number,
  at: Seat,
  made: GameTypes['action'],
  rng: Rng,
): GameTypes['action'] | undefined {
  const played = playRecord(record, position);
  const bot = game.bots['random'];
  if (!played.ok || bot === undefined) throw new Error(`no moment of ${game.name}`);
  const { state } = played.value;
  for (let tries = 0; tries < TRIES; tries++) {
    const action = bot.decide(game.view(state, at), game.legal(state, at), bot.initial, rng, few());
    if (!isSameJson(action, made)) return action;
  }
  return undefined;
}
