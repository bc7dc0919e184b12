/**
 * Holds the stand-in to what Electron's types declare. What they do not know, or not on this platform or at this time, throws; so does
 * what they know and the stand-in does not have. That is why a part may pass for the whole.
 */
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { DeclaredMember, DeclaredOwner, Declarations } from '../declarations.ts';
import { REFUSED } from '../refused.ts';

const declarations: Declarations = JSON.parse(
  readFileSync(process.env['STAND_IN_DECLARATIONS'] ?? '', 'utf8'),
);

/** Throws, and says so where no program can miss it: what throws may be caught. */
function refuse(why: string): never {
  console.error(`${REFUSED}${why}`);
  throw new Error(why);
}

/** Whether the app's `ready` has come. */
export const readiness = { isReady: false };

/** Of these only Electron's pages about them say that they cannot be used before `ready`. */
const NOT_BEFORE_READY: readonly string[] = [
  'BrowserWindow',
  'Net',
  'Notification',
  'Protocol',
  'Screen',
  'Tray',
];

/** As much of a class or module of Electron as the stand-in has, without what all emitters have. */
export type PartOf<Whole> = Partial<Omit<Whole, keyof EventEmitter>>;

/** Passes a part, which has to be `declared`, for the whole. */
export function wholeOf<Whole>(part: PartOf<Whole>): Whole;
export function wholeOf(part: unknown): unknown {
  return part;
}

type AnyClass = abstract new (...values: never[]) => unknown;
type PartOfClass<Class extends AnyClass> = Partial<Omit<Class, 'prototype' | keyof typeof EventEmitter>> &
  (new (...values: ConstructorParameters<Class>) => PartOf<InstanceType<Class>>);

/** Passes a class for Electron's of this name. */
export function wholeClass<Class extends AnyClass>(name: string, part: PartOfClass<Class>): Class;
export function wholeClass(name: string, part: new (...values: never[]) => object): unknown {
  const construct = (target: typeof part, values: never[], newTarget: NewableFunction): object => {
    checkUse(name, {}, NOT_BEFORE_READY.includes(name));
    return Reflect.construct(target, values, newTarget);
  };
  return new Proxy(part, { ...guard(name, ({ statics }) => statics), construct });
}

/** An object of which only those members can be used that Electron declares for `name`. */
export const declared = <Target extends object>(name: string, target: Target): Target =>
  new Proxy<Target>(
    target,
    guard(name, ({ members }) => members),
  );

/** Under this, what a part of the stand-in has for the others; it is no member to Electron. */
export const inside: unique symbol = Symbol('inside');
const ownName: unique symbol = Symbol('name');

type Listener = Parameters<EventEmitter['on']>[1];

/** An emitter with those events and members that Electron declares for `name`. */
export abstract class DeclaredEmitter extends EventEmitter {
  readonly [ownName]: string;

  constructor(name: string) {
    super();
    this[ownName] = name;
    return declared(name, this); // so this is what the fields of a subclass are put on
  }

  override on(event: string | symbol, listener: Listener): this {
    checkEvent(this[ownName], event);
    return super.on(event, listener); // `once` calls this, too
  }

  override addListener(event: string | symbol, listener: Listener): this {
    return this.on(event, listener);
  }

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    checkEvent(this[ownName], event, values.length);
    return super.emit(event, ...values);
  }
}

function guard(
  name: string,
  membersOf: (owner: DeclaredOwner) => DeclaredOwner['members'],
): Pick<ProxyHandler<object>, 'get' | 'set'> {
  const check = (target: object, key: string | symbol): void => {
    if (typeof key === 'symbol' || isOfLanguage(target, key)) return;
    const about = find(name, (owner) => membersOf(owner)[key]);
    if (about === undefined) refuse(`Electron declares no ${name}.${key}`);
    checkUse(`${name}.${key}`, about, NOT_BEFORE_READY.includes(name));
    if (about.isOptional !== true && !(key in target)) refuse(`The stand-in has no ${name}.${key} yet`);
  };
  return {
    get: (target, key, receiver) => {
      check(target, key);
      return Reflect.get(target, key, receiver);
    },
    set: (target, key, value, receiver) => {
      check(target, key);
      return Reflect.set(target, key, value, receiver);
    },
  };
}

/** What every object, function or emitter has, or is asked for when it is awaited. */
const isOfLanguage = (target: object, key: string): boolean =>
  key === 'then' ||
  key in Object.prototype ||
  (typeof target === 'function' && (key === 'prototype' || key in EventEmitter)) ||
  (target instanceof EventEmitter && (key.startsWith('_') || key in EventEmitter.prototype));

function checkUse(what: string, { platforms, use, isOptional }: DeclaredMember, needsReady: boolean): void {
  if (isOptional !== true) checkPlatform(what, platforms);
  const time = use ?? (needsReady ? 'after-ready' : undefined);
  if (time === 'after-ready' && !readiness.isReady) refuse(`${what} cannot be used before ready`);
  if (time === 'before-ready' && readiness.isReady) refuse(`${what} cannot be used after ready`);
}

function checkPlatform(what: string, platforms: readonly string[] | undefined): void {
  if (platforms !== undefined && !platforms.includes(process.platform))
    refuse(`Electron has ${what} on ${platforms.join(', ')} only`);
}

/** Listening is harmless where an event never comes; `given`, how many values come with one that does. */
function checkEvent(name: string, event: string | symbol, given?: number): void {
  if (typeof event === 'symbol' || find(name, ({ hasAnyEvent }) => hasAnyEvent) === true) return;
  const about = find(name, ({ events }) => events[event]);
  if (about === undefined) refuse(`Electron declares no event ${event} of ${name}`);
  if (given === undefined) return;
  checkPlatform(`the event ${event} of ${name}`, about.platforms);
  if (given < about.values) refuse(`${event} of ${name} has ${about.values} values, not ${given}`);
}

/** Looks in what is declared for a class, then for those that it extends. */
function find<Found>(name: string, look: (owner: DeclaredOwner) => Found | undefined): Found | undefined {
  const owner = declarations[name];
  if (owner === undefined) return undefined;
  return look(owner) ?? (owner.parent === undefined ? undefined : find(owner.parent, look));
}
