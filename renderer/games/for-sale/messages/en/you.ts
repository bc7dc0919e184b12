/** What the person in front of the page did, where of others their name is told. */
export const you = {
  bid: 'You bid {amount}.',
  leads: 'You lead with {amount}.',
  offer: 'Round {round}. For sale: {buildings}. You start.',
  passing: 'You pass and take the {building} for {paid}.',
  passingFree: 'You pass and take the {building} for free.',
  passingRefund: 'You pass, take the {building} for {paid} and get {refund} back.',
  staying: 'You stay in and take the {building} for {paid}.',
  stayingFree: 'You stay in and take the {building} for free.',
  sold: 'You sell the {building} for {amount}.',
  taken: '{building}: taken by you for {paid}',
  best: 'Best bargain: you paid {paid} for the {building} and sold it for {amount}.',
  high: 'The highest bid is yours: {amount}.',
  in: 'Only you are still in.',
  tieMoney:
    'You have the same total, but less money left: {less} against {more}. | You and {names} have the same total, but less money left: {less} against {more}.',
  tieShared: 'You have the same total, and the same money left.',
} as const;
