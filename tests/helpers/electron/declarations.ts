import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import ts from 'typescript';

/** What Electron declares of one member. */
export interface DeclaredMember {
  /** As in `process.platform`; absent: on all. */
  readonly platforms?: readonly string[];
  /** Whether it can be used on one side of the app's `ready` only. */
  readonly use?: 'before-ready' | 'after-ready';
  /** A property that may be undefined, so it can be read everywhere. */
  readonly isOptional?: true;
}

/** What Electron declares of one event. */
export interface DeclaredEvent {
  readonly platforms?: readonly string[];
  /** How many values a listener is given, those that are on their way out left aside. */
  readonly values: number;
}

type ByName<Declared> = { [name: string]: Declared };

/** What Electron declares of a class or a module. */
export interface DeclaredOwner {
  /** The class or module whose members it has as well. */
  readonly parent?: string;
  /** Listens to whatever it is asked to, as channels are. */
  hasAnyEvent?: true;
  readonly members: ByName<DeclaredMember>;
  readonly statics: ByName<DeclaredMember>;
  readonly events: ByName<DeclaredEvent>;
}

export type Declarations = ByName<DeclaredOwner>;

const TYPES = join(import.meta.dirname, '../../../node_modules/electron/electron.d.ts');
const FOLDER = join(import.meta.dirname, '../../../.cache/electron');

let file: Promise<string> | undefined;

/** The file with what Electron's own types declare, for the stand-in to be held to. Reading them takes a second, so it is kept. */
export const declarationsFile = (): Promise<string> => (file ??= keep());

async function keep(): Promise<string> {
  const text = readFileSync(TYPES, 'utf8');
  const print = createHash('sha256')
    .update(text)
    .update(readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 16);
  const kept = join(FOLDER, `declarations-${print}.json`);
  if (existsSync(kept)) return kept;
  await mkdir(FOLDER, { recursive: true });
  const fresh = `${kept}.${process.pid}-${performance.now()}`; // several workers may write it
  await writeFile(fresh, JSON.stringify(readDeclarations(text)));
  await rename(fresh, kept);
  return kept;
}

/** What Electron's types declare in `text`, by class and module. */
export function readDeclarations(text: string): Declarations {
  const source = ts.createSourceFile('electron.d.ts', text, ts.ScriptTarget.Latest, true);
  const owners: Declarations = {};
  for (const space of source.statements) {
    if (!ts.isModuleDeclaration(space) || space.name.text !== 'Electron') continue;
    if (space.body === undefined || !ts.isModuleBlock(space.body)) continue;
    for (const owner of space.body.statements)
      if (ts.isClassDeclaration(owner) || ts.isInterfaceDeclaration(owner)) readOwner(owner, owners);
  }
  return owners;
}

function readOwner(owner: ts.ClassDeclaration | ts.InterfaceDeclaration, owners: Declarations): void {
  const [parent] = (owner.heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression }) => expression.getText()),
  );
  const name = owner.name?.text ?? '';
  const known = (owners[name] ??= {
    ...(parent !== undefined && { parent }),
    members: {},
    statics: {},
    events: {},
  });
  for (const member of owner.members) readMember(member, known);
}

function readMember(member: ts.ClassElement | ts.TypeElement, owner: DeclaredOwner): void {
  const name = member.name?.getText();
  if (name === undefined) return;
  const isMethod = ts.isMethodDeclaration(member) || ts.isMethodSignature(member);
  if (isMethod && (name === 'on' || name === 'emit')) readEvent(member, owner);
  const flags = ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : [];
  const isStatic = flags.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
  const about =
    name in EMITTER ? {} : { ...aboutPlatforms(member), ...aboutUse(member), ...aboutValue(member) };
  (isStatic ? owner.statics : owner.members)[name] ??= about;
}

/** Each overload says something else. */
const EMITTER = { on: 1, off: 1, once: 1, addListener: 1, removeListener: 1 };

function readEvent(method: ts.MethodDeclaration | ts.MethodSignature, owner: DeclaredOwner): void {
  const [event, listener] = method.parameters;
  if (event?.type === undefined) return;
  if (!ts.isLiteralTypeNode(event.type) || !ts.isStringLiteral(event.type.literal)) {
    owner.hasAnyEvent = true;
    return;
  }
  const type = listener?.type;
  const given = type !== undefined && ts.isFunctionTypeNode(type) ? type.parameters : [];
  const values = given.filter((value) => ts.getJSDocDeprecatedTag(value) === undefined).length;
  owner.events[event.type.literal.text] ??= { ...aboutPlatforms(method), values };
}

/** App stores apart: what is there on macOS is there. */
function aboutPlatforms(node: ts.Node): { readonly platforms?: readonly string[] } {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'platform');
  const text = ts.getTextOfJSDocComment(tag?.comment);
  if (text === undefined) return {};
  return { platforms: text.split(',').map((name) => name.trim()) };
}

const BEFORE = /(called|used) before (the `ready` event|(the )?app is ready)/;
const AFTER = /(called|used|available) after (the `ready` event|(the )?app is ready|`app\.whenReady`)/;
const NOT_BEFORE = /cannot be (called|used) before the `ready` event/;

function aboutUse(node: ts.Node): Pick<DeclaredMember, 'use'> {
  const text = ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  if (AFTER.test(text) || NOT_BEFORE.test(text)) return { use: 'after-ready' };
  return BEFORE.test(text) ? { use: 'before-ready' } : {};
}

function aboutValue(member: ts.ClassElement | ts.TypeElement): Pick<DeclaredMember, 'isOptional'> {
  if (!ts.isPropertyDeclaration(member) && !ts.isPropertySignature(member)) return {};
  const isOptional = member.questionToken !== undefined || /\bundefined\b/.test(member.type?.getText() ?? '');
  return isOptional ? { isOptional } : {};
}
