import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/**
 * Words that the glossary (docs/glossary.md) has given up, as parts of names. What the wire, journals and records call so keeps its name
 * there: only names that are declared count, not fields that are read.
 */
const RETIRED = new Set(
  [
    'told',
    'teller|tellers',
    'looks',
    'knock|knocks|knocking',
    'standing|standings',
    'visitor|visitors',
    'comer|comers',
    'company',
    'errand|errands',
    'thinkers',
    'remarks|stir|stirs',
    'lane|lanes',
    'happening|happenings',
    'tale|tales',
    'deed|deeds',
    'director',
    'trouble',
    'asleep',
    'anew',
  ].flatMap((words) => words.split('|')),
);

/** The names that a program declares: variables, parameters, functions, classes, types and private members. */
function declaredIn(text: string): readonly string[] {
  const names: string[] = [];
  const bind = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) return void names.push(name.text);
    for (const element of name.elements)
      // `{ knock }` takes a field by the name that it has
      if (ts.isBindingElement(element) && (ts.isArrayBindingPattern(name) || element.propertyName))
        bind(element.name);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) || ts.isParameter(node)) bind(node.name);
    else if (
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node)
    )
      names.push(node.name?.text ?? '');
    else if (
      (ts.isMethodDeclaration(node) || ts.isPropertyDeclaration(node)) &&
      ts.isPrivateIdentifier(node.name)
    )
      names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('', text, ts.ScriptTarget.Latest, true));
  return names;
}

const partsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _#$]/);

const retiredIn = (text: string): readonly string[] =>
  declaredIn(text).filter((name) => partsOf(name).some((part) => RETIRED.has(part)));

/** The programs of a file: of a component those of its script elements. */
const programsIn = (path: string): readonly string[] => {
  const text = readFileSync(path, 'utf8');
  return path.endsWith('.vue')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, program = '']) => program)
    : [text];
};

it('no declared name has a word that the glossary has given up', () => {
  const paths = execFileSync('git', ['ls-files', 'core', 'electron', 'renderer', 'cli', 'build', 'docs'], {
    encoding: 'utf8',
  });
  const found = paths
    .split('\n')
    .filter((path) => /\.(ts|vue)$/.test(path))
    .flatMap((path) =>
      programsIn(path)
        .flatMap(retiredIn)
        .map((name) => `${path}: ${name}`),
    );
  expect(found).toEqual([]);
});

it.each([
  ['const told = 1;', ['told']],
  ['function f({ knock, door: knocks }: You): void {}', ['knocks']],
  ['class A { readonly #isAsleep = false; }', ['isAsleep']],
  ['interface TroubleLine {}', ['TroubleLine']],
  ['const { told } = frame; use(frame.told);', []],
  ['const retold = 1, laneless = 2;', []],
])('%s', (text, found) => {
  expect(retiredIn(text).map((name) => name.replace('#', ''))).toEqual(found);
});
