import type { RulesText } from '../../game-renderer.ts';
import { after } from './en/after.ts';
import { before } from './en/before.ts';
import { phases } from './en/phases.ts';

export default {
  title: 'How to play Falsche Fuffziger',
  summary:
    'You are counterfeiters. Your presses print notes, laundering turns notes into real money, and real money buys better presses. With what you can spare you bid for silver coins, because they win the game. And all the while the inspector is after the smallest presses.',
  sections: [...before, ...phases, ...after],
} as const satisfies RulesText;
